import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Drawing, type DrawingParts } from "../components/Drawing";
import { List } from "../components/List";
import { CONTACT_ENDPOINT } from "../contact/endpoint";
import { splitFirstSentence } from "../lib/first-sentence";
import * as styles from "./PrivacyNotice.module.css";

/** The host of the form provider, or undefined if this site's server receives the messages. */
const providerOf = (endpoint: string) =>
  /^https:/.test(endpoint) ? new URL(endpoint).host : undefined;

/**
 * A dot on the line stands for data that the form sends, a halo at the end of the line for data that
 * the browser keeps, and a bar across the line for what is not counted.
 */
const MARKS: Partial<Record<string, DrawingParts>> = {
  form: [
    ["line", "M7 14H96"],
    ["dot", "M7 14h.01"],
  ],
  browser: [
    ["halo", "M48 14h.01"],
    ["line", "M1 14H48"],
    ["dashed", "M62 14H96"],
  ],
  measurement: [
    ["dashed", "M95 14H1"],
    ["line", "M95 2V26"],
  ],
  accessibility: [["line", "M1 26H40L60 12 72 20 95 2"]],
};

interface PartProps {
  id: string;
  title: string;
  /** The first sentence is large and summarizes the section. */
  text: string;
  /**
   * Whether the summary fills the width of the page, and has letters with an outline but no fill.
   */
  empty?: boolean;
  /**
   * Content that is shown after the first sentence of the text, in place of its other sentences.
   */
  children?: ReactNode;
}

function Part({ id, title, text, empty, children }: PartProps) {
  const [summary, rest] = splitFirstSentence(text);
  const mark = MARKS[id];
  return (
    <section className={`${styles.part} ${empty ? styles.empty : ""}`} id={id}>
      <div>
        {mark && (
          <Drawing className={`screen-only ${styles.mark}`} viewBox="0 0 96 28" parts={mark} />
        )}
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
  const { privacy, terms } = settings;
  const provider = providerOf(endpoint);
  return (
    <div className={`wrap ${styles.notice}`}>
      <div className="screen-only">
        <Drawing
          className={styles.drawing}
          viewBox="0 0 300 112"
          parts={[
            ["halo", "M150 56h.01"],
            ["line", "M0 56H150M300 24V88"],
            ["dashed", "M300 56H150"],
            ["dot", "M0 56h.01"],
          ]}
        />
        <List className={styles.points}>
          {(["form", "browser", "measurement"] as const).map((id) => (
            <li key={id}>
              <a href={`#${id}`}>{privacy[`${id}Title`]}</a>
            </li>
          ))}
        </List>
      </div>
      {[terms?.controller, terms?.company].map(
        (term) =>
          term && (
            <section key={term.label} className={styles.part}>
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
          {privacy.browser.map((item) => (
            <li key={item} className={styles.row}>
              {item}
            </li>
          ))}
        </List>
      </Part>
      <Part id="measurement" title={privacy.measurementTitle} empty text={privacy.notCounted} />
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
    }
  }
`;
