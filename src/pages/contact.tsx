import { graphql, type PageProps } from "gatsby";
import { SentSteps } from "../components/SentSteps";
import { AUDIT, CONTACT } from "../routes";
import { ContactTop } from "../sections/ContactTop";
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
      <ContactTop page={page} settings={settings} topics={topics} people={data.allAuthor.nodes} />
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
      ...ContactTop
      contactGuide {
        steps
      }
    }
    allPlan(sort: { position: ASC }) {
      nodes {
        name
        slug
      }
    }
    allAuthor(sort: { position: ASC }) {
      nodes {
        ...ContactTopPeople
      }
    }
  }
`;
