import { graphql, type PageProps } from "gatsby";
import { CheckList } from "../components/CheckList";
import { SentSteps } from "../components/SentSteps";
import { AUDIT, CONTACT } from "../routes";
import { ContactBlock } from "../sections/ContactBlock";
import { Section } from "../sections/Section";
import { PageSeo } from "../seo/PageSeo";
import { organization } from "../seo/structured-data";

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const { page, settings } = data;
  const topics = [
    ...data.allPlan.nodes.map(({ slug, name }) => ({
      slug,
      line: `About the ${name} plan`,
    })),
    { slug: AUDIT, line: "About the free audit" },
  ];
  return (
    <>
      <PageSeo
        page={page}
        path={CONTACT}
        type="ContactPage"
        nodes={organization(data.home.metaDescription)}
      />
      <ContactBlock page={page} settings={settings} heading="h1" topics={topics}>
        <section className="stack" aria-labelledby="at-hand">
          <h2 className="card-title" id="at-hand">
            What to include
          </h2>
          <CheckList items={settings.contactGuide.prepare} />
        </section>
      </ContactBlock>
      <Section id="next-steps" title="What happens after you write">
        <SentSteps steps={settings.contactGuide.steps} />
      </Section>
    </>
  );
}

export const query = graphql`
  query ContactPage {
    page: fixedPage(key: contact) {
      ...PageSeo
      ...PageHeader
    }
    home: fixedPage(key: home) {
      metaDescription
    }
    settings {
      ...ContactBlock
      contactGuide {
        steps
        prepare
      }
    }
    allPlan(sort: { position: ASC }) {
      nodes {
        name
        slug
      }
    }
  }
`;
