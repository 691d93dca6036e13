import { graphql } from "gatsby";
import { CheckList } from "../components/CheckList";
import { ContactRows } from "../components/ContactRows";
import { Drawing } from "../components/Drawing";
import { ContactBlock } from "./ContactBlock";
import * as styles from "./ContactTop.module.css";

interface ContactTopProps {
  page: Queries.PageHeaderFragment;
  settings: Queries.ContactTopFragment;
  /** The topics that the URL of the contact page can name, each with a text for the form. */
  topics: readonly { readonly slug: string; readonly line: string }[];
}

/** The title of the contact page, the form and the contact channels. */
export function ContactTop({ page, settings, topics }: ContactTopProps) {
  const { contactForm, contactGuide } = settings;
  return (
    <ContactBlock
      title={page.title}
      text={page.subtitle}
      settings={settings}
      heading="h1"
      classes={{ block: styles.block, words: styles.words, title: styles.title, form: styles.form }}
      drawing={
        <Drawing
          className={styles.line}
          viewBox="0 0 100 100"
          parts={[
            ["line", "M0 100H30Q42 100 48 88L100 0"],
            ["dot", "M0 100h.01"],
          ]}
        />
      }
      channels={<ContactRows channels={settings.contact} names={settings.channelNames} />}
      intro={
        <div className={styles.topics}>
          {topics.map(({ slug, line }) => (
            // src/contact/topic.ts shows this text if the URL contains the topic.
            <p key={slug} data-about={slug} hidden>
              {line}
            </p>
          ))}
          <p className={styles.invitation}>{contactForm.aboutAnything}</p>
        </div>
      }
    >
      <Drawing
        className={styles.rise}
        viewBox="0 0 100 100"
        parts={[["line", "M-40 100H0Q14 100 20 90L140-110"]]}
      />
      <section className={styles.guide} aria-labelledby="at-hand">
        <h2 className={styles.guideTitle} id="at-hand">
          {contactGuide.prepareTitle}
        </h2>
        <CheckList className={styles.list} items={contactGuide.prepare} />
      </section>
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
      prepareTitle
      prepare
    }
  }
`;
