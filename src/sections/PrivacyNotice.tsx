import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { List } from "../components/List";
import { CONTACT_ENDPOINT } from "../islands/contact-form/endpoint";
import * as styles from "./PrivacyNotice.module.css";

/** The host of the form provider, or undefined if this site's server receives the messages. */
const providerOf = (endpoint: string) =>
  /^https:/.test(endpoint) ? new URL(endpoint).host : undefined;

const KEPT_BY_BROWSER = [
  "What you have written into the form and not yet sent, until you send it or close the tab",
  "Whether you have paused the moving background, until you clear it",
];

interface PartProps {
  id: string;
  title: string;
  /** One sentence that summarizes the part */
  short: string;
  children: ReactNode;
}

function Part({ id, title, short, children }: PartProps) {
  return (
    <section className={styles.part} id={id}>
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p className={`display ${styles.short}`}>{short}</p>
      </div>
      {children}
    </section>
  );
}

const Text = ({ children }: { children: ReactNode }) => (
  <p className={`lead ${styles.text}`}>{children}</p>
);

interface PrivacyNoticeProps {
  settings: Queries.PrivacyNoticeFragment;
  endpoint?: string;
}

export function PrivacyNotice({ settings, endpoint = CONTACT_ENDPOINT }: PrivacyNoticeProps) {
  const { privacy, analytics } = settings;
  const provider = providerOf(endpoint);
  return (
    <div className={`wrap ${styles.notice}`}>
      <List className={`screen-only ${styles.points}`}>
        <li>
          <a href="#form">The contact form</a>
        </li>
        <li>
          <a href="#browser">What your browser keeps</a>
        </li>
        <li>
          <a href="#measurement">What we count</a>
        </li>
      </List>
      {privacy?.map(({ title, text }) => (
        <section key={title} className={styles.part}>
          <h2 className={styles.short}>{title}</h2>
          <Text>{text}</Text>
        </section>
      ))}
      <Part id="form" title="The contact form" short="We use your message to answer you.">
        <Text>
          The form takes your name, your email address, and your message, and nothing else. If you
          write by email, WhatsApp, or Telegram instead, that service carries your message under its
          own terms.{" "}
          {provider
            ? `Your message goes to ${provider}, the service that receives our forms, and from there to us.`
            : "The form sends your message to the server of this site, and from there it comes to us."}
        </Text>
      </Part>
      <Part id="browser" title="What your browser keeps" short="Very little.">
        <List className={`lead ${styles.text} ${styles.list}`}>
          {KEPT_BY_BROWSER.map((item) => (
            <li key={item} className={styles.row}>
              {item}
            </li>
          ))}
        </List>
      </Part>
      <Part id="measurement" title="What we count" short={analytics ? "Visits." : "Nothing."}>
        <Text>
          {analytics
            ? `A script from ${new URL(analytics.script).host} counts visits to this site.`
            : "This site sets no cookies, has no analytics, and loads nothing from other companies."}
        </Text>
      </Part>
      <Part
        id="accessibility"
        title="Accessibility"
        short="You can use this site with a keyboard, a screen reader, large text, and without JavaScript, and you can pause its background."
      >
        <Text>
          If something does not work for you, write to us in any of the ways below, and we will try
          to fix it.
        </Text>
      </Part>
    </div>
  );
}

export const query = graphql`
  fragment PrivacyNotice on SiteSettings {
    analytics {
      script
    }
    privacy {
      title
      text
    }
  }
`;
