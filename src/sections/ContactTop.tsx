import { graphql } from "gatsby";
import { FormTopics, type Topic } from "../components/FormTopics";
import { ContactBlock } from "./ContactBlock";
import { ContactGuide } from "./ContactGuide";
import * as styles from "./ContactTop.module.css";

interface ContactTopProps {
  page: Queries.PageHeaderFragment;
  settings: Queries.ContactTopFragment;
  topics: readonly Topic[];
  /** The id of the first element in the form. */
  formId: string;
}

/** The contact block of the contact page, with the title of the page. */
export function ContactTop({ page, settings, topics, formId }: ContactTopProps) {
  return (
    <ContactBlock
      title={page.title}
      text={page.subtitle}
      settings={settings}
      heading="h1"
      classes={{ block: styles.block, title: styles.title, form: styles.form }}
      intro={
        <FormTopics id={formId} topics={topics} invitation={settings.contactForm.aboutAnything} />
      }
    >
      <ContactGuide guide={settings.contactGuide} />
    </ContactBlock>
  );
}

export const query = graphql`
  fragment ContactTop on SiteSettings {
    ...ContactBlock
    contactForm {
      aboutAnything
    }
    contactGuide {
      ...ContactGuide
    }
  }
`;
