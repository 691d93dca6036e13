import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { List } from "../components/List";
import { CONTACT_ENDPOINT } from "../islands/contact-form/endpoint";
import { splitFirstSentence } from "../lib/first-sentence";
import * as styles from "./PrivacyNotice.module.css";

/** The host of the form provider, or undefined if this site's server receives the messages. */
const providerOf = (endpoint: string) =>
  /^https:/.test(endpoint) ? new URL(endpoint).host : undefined;

interface PartProps {
  id: string;
  title: string;
  /** The first sentence is large and summarizes the section. */
  text: string;
  /**
   * Content that is shown after the first sentence of the text, in place of its other sentences.
   */
  children?: ReactNode;
}

function Part({ id, title, text, children }: PartProps) {
  const [summary, rest] = splitFirstSentence(text);
  return (
    <section className={styles.part} id={id}>
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p className={`display ${styles.short}`}>{summary}</p>
      </div>
      {children ?? <p className={`lead ${styles.text}`}>{rest}</p>}
    </section>
  );
}

interface PrivacyNoticeProps {
  settings: Queries.PrivacyNoticeFragment;
  endpoint?: string;
}

export function PrivacyNotice({ settings, endpoint = CONTACT_ENDPOINT }: PrivacyNoticeProps) {
  const { privacy, terms, analytics } = settings;
  const counted =
    analytics &&
    `Visits. A script from ${new URL(analytics.script).host} counts visits to this site.`;
  const provider = providerOf(endpoint);
  return (
    <div className={`wrap ${styles.notice}`}>
      <List className={`screen-only ${styles.points}`}>
        {(["form", "browser", "measurement"] as const).map((id) => (
          <li key={id}>
            <a href={`#${id}`}>{privacy[`${id}Title`]}</a>
          </li>
        ))}
      </List>
      {[terms?.controller, terms?.company, terms?.retention, terms?.rights].map(
        (term, index) =>
          term && (
            <section key={index} className={styles.part}>
              <h2 className={styles.short}>{term.label}</h2>
              <p className={`lead ${styles.text}`}>{term.value}</p>
            </section>
          ),
      )}
      <Part
        id="form"
        title={privacy.formTitle}
        text={`${privacy.form} ${provider ? privacy.provider.replace("{host}", () => provider) : privacy.inbox}`}
      />
      <Part id="browser" title={privacy.browserTitle} text={privacy.browserShort}>
        <List className={`lead ${styles.text} ${styles.list}`}>
          {privacy.browser.map((item, index) => (
            <li key={index} className={styles.row}>
              {item}
            </li>
          ))}
        </List>
      </Part>
      <Part
        id="measurement"
        title={privacy.measurementTitle}
        text={counted ?? privacy.notCounted}
      />
      <Part id="accessibility" title={privacy.accessibilityTitle} text={privacy.accessibility} />
    </div>
  );
}

export const query = graphql`
  fragment PrivacyNotice on SiteSettings {
    analytics {
      script
    }
    privacy {
      formTitle
      form
      inbox
      provider
      browserTitle
      browserShort
      browser
      measurementTitle
      notCounted
      accessibilityTitle
      accessibility
    }
    terms {
      controller {
        ...TermsEntry
      }
      company {
        ...TermsEntry
      }
      retention {
        ...TermsEntry
      }
      rights {
        ...TermsEntry
      }
    }
  }
`;
