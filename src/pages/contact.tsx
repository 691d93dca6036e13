import { graphql, type PageProps } from "gatsby";
import { CheckList } from "../components/CheckList";
import { SentSteps } from "../components/SentSteps";
import { CONTACT } from "../routes";
import { ContactBlock } from "../sections/ContactBlock";
import { Section } from "../sections/Section";
import { PageSeo } from "../seo/PageSeo";
import { organization } from "../seo/structured-data";

interface ContactContext {
  topic?: string;
}

/** The page of each topic has the canonical URL of the contact page. */
export default function ContactPage({
  data,
  pageContext: { topic },
}: PageProps<Queries.ContactPageQuery, ContactContext>) {
  const { page, settings } = data;
  return (
    <>
      <PageSeo
        page={page}
        path={CONTACT}
        type="ContactPage"
        nodes={organization(data.home.metaDescription)}
      />
      <ContactBlock page={page} settings={settings} heading="h1" topic={topic}>
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
  }
`;
