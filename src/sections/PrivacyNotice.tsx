import { graphql } from "gatsby";
import { Drawing, type DrawingParts } from "../components/Drawing";
import { List } from "../components/List";
import { CONTACT_ENDPOINT } from "../contact/endpoint";
import * as styles from "./PrivacyNotice.module.css";

/** The host of the form provider, or undefined if this site's server receives the messages. */
const providerOf = (endpoint: string) =>
  /^https:/.test(endpoint) ? new URL(endpoint).host : undefined;

/**
 * Positions of the marks in the drawing, in pixels. A dot on the line stands for data that the form
 * sends, a halo at the end of the line for data that the browser keeps, and a bar across the line
 * for clicks that are counted only with consent.
 */
const POINTS = [
  {
    id: "form",
    parts: [
      ["line", "M10 56H9999"],
      ["dot", "M10 56h.01"],
    ],
  },
  {
    id: "browser",
    parts: [
      ["halo", "M56 56h.01"],
      ["line", "M-9 56H56"],
      ["dashed", "M56 56H9999"],
    ],
  },
  {
    id: "measurement",
    parts: [
      ["dashed", "M-9999 56H110"],
      ["line", "M110 24V88"],
    ],
  },
] as const satisfies { id: string; parts: DrawingParts }[];

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
  return (
    <div className={`wrap ${styles.notice}`}>
      <List className={`screen-only ${styles.points}`}>
        {POINTS.map(({ id, parts }) => (
          <li key={id}>
            <Drawing
              className={styles.drawing}
              viewBox="0 0 112 112"
              ratio={id === "measurement" ? "xMaxYMid" : "xMinYMid"}
              parts={parts}
            />
            <a href={`#${id}`}>{privacy[`${id}Title`]}</a>
          </li>
        ))}
      </List>
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
