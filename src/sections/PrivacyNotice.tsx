import { graphql } from "gatsby";
import { List } from "../components/List";
import { OutcomeLine } from "../components/OutcomeLine";
import { CONTACT_ENDPOINT } from "../contact/endpoint";
import * as styles from "./PrivacyNotice.module.css";

/** The host of the form provider, or undefined if this site's server receives the messages. */
const providerOf = (endpoint: string) =>
  /^https:/.test(endpoint) ? new URL(endpoint).host : undefined;

/** A section of the privacy notice. The first sentence is large and summarizes the section. */
function Part({ id, title, text }: { id: string; title: string; text: string }) {
  const end = text.indexOf(". ") + 1;
  return (
    <section className={styles.part} id={id}>
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.short}>{text.slice(0, end)}</p>
      </div>
      <p className={styles.text}>{text.slice(end)}</p>
    </section>
  );
}

interface PrivacyNoticeProps {
  settings: Queries.PrivacyNoticeFragment;
  endpoint?: string;
}

export function PrivacyNotice({ settings, endpoint = CONTACT_ENDPOINT }: PrivacyNoticeProps) {
  const { privacy, measurement, terms } = settings;
  const provider = providerOf(endpoint);
  // The drawing has three points: data that is sent, data that stays in the browser, and counted data.
  const points = [
    ["form", privacy.formTitle],
    ["browser", privacy.browserTitle],
    ["measurement", privacy.measurementTitle],
  ];
  return (
    <div className={`wrap ${styles.notice}`}>
      <div>
        <OutcomeLine outcome="kept" />
        <List className={`screen-only ${styles.points}`}>
          {points.map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </List>
      </div>
      {[terms?.controller, terms?.company].map(
        (term) =>
          term && (
            <section key={term.label} className={styles.part}>
              <h2 className={styles.short}>{term.label}</h2>
              <p className={styles.text}>{term.value}</p>
            </section>
          ),
      )}
      <Part
        id="form"
        title={privacy.formTitle}
        text={`${privacy.form} ${provider ? privacy.provider.replace("{host}", () => provider) : privacy.inbox}`}
      />
      <section className={styles.part} id="browser">
        <div>
          <h2 className={styles.title}>{privacy.browserTitle}</h2>
          <p className={styles.short}>{privacy.browserShort}</p>
        </div>
        <List className={`${styles.text} ${styles.list}`}>
          {privacy.browser.map((item) => (
            <li key={item} className={styles.row}>
              {item}
            </li>
          ))}
        </List>
      </section>
      <Part
        id="measurement"
        title={privacy.measurementTitle}
        text={measurement ? privacy.counted : privacy.notCounted}
      />
      <Part id="accessibility" title={privacy.accessibilityTitle} text={privacy.accessibility} />
    </div>
  );
}

export const query = graphql`
  fragment PrivacyNotice on SiteSettings {
    privacy {
      formTitle
      form
      inbox
      provider
      browserTitle
      browserShort
      browser
      measurementTitle
      counted
      notCounted
      accessibilityTitle
      accessibility
    }
    measurement {
      __typename
    }
    terms {
      controller {
        ...TermsEntry
      }
      company {
        ...TermsEntry
      }
    }
  }
`;
