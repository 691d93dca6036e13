import { graphql, type PageProps } from "gatsby";
import { CheckList } from "../components/CheckList";
import { CONTACT } from "../routes";
import { ContactBlock } from "../sections/ContactBlock";
import { contactQuestions } from "../sections/Questions";
import { PageSeo } from "../seo/PageSeo";

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const { page, pricing, settings } = data;
  return (
    <>
      <PageSeo page={page} path={CONTACT} />
      <ContactBlock page={page} settings={settings} heading="h1">
        {contactQuestions(pricing).map(({ question, answer }) => (
          <section key={question} className="stack">
            <h2 className="card-title">{question}</h2>
            <p className="muted">{answer}</p>
          </section>
        ))}
        <section className="stack">
          <h2 className="card-title">What to include</h2>
          <CheckList items={settings.contactGuide.prepare} />
        </section>
      </ContactBlock>
    </>
  );
}

export const query = graphql`
  query ContactPage {
    page(key: { eq: contact }) {
      ...PageSeo
      ...PageHeader
    }
    pricing: page(key: { eq: pricing }) {
      ...Questions
    }
    settings: siteSettings {
      ...ContactBlock
      contactGuide {
        prepare
      }
    }
  }
`;
