import { graphql, type PageProps } from "gatsby";
import { CONTACT } from "../routes";
import { ContactBlock } from "../sections/ContactBlock";
import { contactQuestions, Question } from "../sections/Questions";
import { PageSeo } from "../seo/PageSeo";

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const { page, sent, pricing, settings } = data;
  return (
    <>
      <PageSeo page={page} path={CONTACT} />
      <ContactBlock page={page} settings={settings} afterSending={sent.callToAction} heading="h1">
        {contactQuestions(pricing).map(({ question, answer }) => (
          <Question key={question} question={question} answer={answer} heading="h2" />
        ))}
      </ContactBlock>
    </>
  );
}

export const query = graphql`
  query ContactPage {
    page: pageTexts(key: { eq: contact }) {
      ...PageSeo
      ...PageHeader
    }
    sent: pageTexts(key: { eq: messageSent }) {
      ...PageCallToAction
    }
    pricing: pageTexts(key: { eq: pricing }) {
      ...Questions
    }
    settings: siteSettings {
      ...ContactBlock
    }
  }
`;
