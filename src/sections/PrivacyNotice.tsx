import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { List } from "../components/List";
import { CONTACT_FIELDS } from "../contact-message";
import { CONTACT_ENDPOINT } from "../islands/contact-form/send-message";
import { LANGUAGE } from "../language";
import * as styles from "./PrivacyNotice.module.css";

/** The host of the form provider, or undefined if this site's server receives the messages. */
const providerOf = (endpoint: string) =>
  /^https:/.test(endpoint) ? new URL(endpoint).host : undefined;

const listed = (names: string[]) => new Intl.ListFormat(LANGUAGE).format(names);

/** Returns the hosts of URLs, without those of files of this site. */
const hostsOf = (urls: readonly string[]): string[] => {
  const external = urls.filter((url) => !url.startsWith("/"));
  return [...new Set(external.map((url) => new URL(url).host))];
};

/** Says where the scripts of the owner come from, and to which other hosts they send data. */
function scriptsText(scripts: NonNullable<Queries.PrivacyNoticeFragment["scripts"]>): string {
  const sources = hostsOf(scripts.flatMap(({ src, loads }) => [src, ...(loads ?? [])]));
  const receivers = hostsOf(scripts.flatMap(({ sends }) => sends ?? []));
  const from = `Scripts from ${listed(["this site", ...sources])} count visits, or ask for your consent.`;
  return receivers.length > 0 ? `${from} They also send data to ${listed(receivers)}.` : from;
}

/** Lists what a message includes. */
const CONTENT = listed(CONTACT_FIELDS.map(({ content }) => content));

const KEPT_BY_BROWSER = [
  "What you have written into the form, until this site confirms that your message was sent, or you close the tab",
  "Whether you have paused the moving background, until you clear this site’s data in your browser",
];

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{title}</h2>
      <div className={`stack lead ${styles.text}`}>{children}</div>
    </section>
  );
}

interface PrivacyNoticeProps {
  settings: Queries.PrivacyNoticeFragment;
  endpoint?: string;
}

export function PrivacyNotice({ settings, endpoint = CONTACT_ENDPOINT }: PrivacyNoticeProps) {
  const { privacy, scripts } = settings;
  const provider = providerOf(endpoint);
  return (
    <div className={`wrap ${styles.notice}`}>
      {privacy?.map(({ title, text }) => (
        <Part key={title} title={title}>
          <p>{text}</p>
        </Part>
      ))}
      <Part title="The contact form">
        <p>
          {`Your message includes ${CONTENT}. `}
          {provider
            ? `It goes to ${provider}, the service that receives our forms, and from there to us.`
            : "It is stored on this site’s server."}
        </p>
      </Part>
      <Part title="What your browser keeps">
        <p>This site sets no cookies. It stores two things in your browser:</p>
        <List className="stack">
          {KEPT_BY_BROWSER.map((item) => (
            <li key={item} className={styles.row}>
              {item}
            </li>
          ))}
        </List>
      </Part>
      <Part title="What we count">
        <p>
          {scripts
            ? scriptsText(scripts)
            : "We count nothing: this site has no analytics, and loads nothing from other companies."}{" "}
          Searches run in your browser, and the words you search for appear in the page’s address.
        </p>
      </Part>
      <Part title="Accessibility">
        <p>
          This site works with a keyboard, a screen reader, and large text, and without JavaScript.
          You can pause its background. If something does not work for you, write to us in any of
          the ways below.
        </p>
      </Part>
    </div>
  );
}

export const query = graphql`
  fragment PrivacyNotice on SiteSettings {
    scripts {
      src
      sends
      loads
    }
    privacy {
      title
      text
    }
  }
`;
