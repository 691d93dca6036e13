import { graphql, type PageProps } from "gatsby";
import { CONTACT } from "../routes";
import { ContactBlock } from "../sections/ContactBlock";
import { contactQuestions } from "../sections/Questions";
import * as styles from "../sections/Questions.module.css";
import { PageSeo } from "../seo/PageSeo";

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const { page, sent, pricing, settings } = data;
  return (
    <>
      <PageSeo page={page} path={CONTACT} />
      <ContactBlock page={page} settings={settings} guides={sent.callToAction} heading="h1">
        {contactQuestions(pricing).map(({ question, answer }) => (
          <section key={question} className={styles.question}>
            <h2 className="card-title">{question}</h2>
            <p className={styles.answer}>{answer}</p>
          </section>
        ))}
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
    sent: page(key: { eq: messageSent }) {
      callToAction {
        ...ClosingCall
      }
    }
    pricing: page(key: { eq: pricing }) {
      ...Questions
    }
    settings: siteSettings {
      ...ContactBlock
    }
  }
`;
