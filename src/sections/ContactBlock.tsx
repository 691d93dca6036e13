import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { HOME_SECTIONS, titleId } from "../anchors";
import { ContactLinks } from "../components/ContactLinks";
import * as styles from "./ContactBlock.module.css";
import { MessageForm } from "./MessageForm";

interface ContactBlockProps {
  page: Queries.PageHeaderFragment;
  settings: Queries.ContactBlockFragment;
  /** The first heading of a page, or of a section. */
  heading?: "h1" | "h2";
  /** Content that stands below the contact channels. */
  children?: ReactNode;
}

/** Title, form and contact channels, as on the contact page and at the end of the home page. */
export function ContactBlock({
  page,
  settings,
  heading: Heading = "h2",
  children,
}: ContactBlockProps) {
  return (
    <section
      id={HOME_SECTIONS.contact}
      className={`wrap ${Heading === "h1" ? styles.top : "section"} ${styles.block}`}
      aria-labelledby={titleId(HOME_SECTIONS.contact)}
    >
      <div className={styles.words}>
        <Heading id={titleId(HOME_SECTIONS.contact)} className={styles.title}>
          {page.title}
        </Heading>
        <p className={`lead ${styles.text}`}>{page.subtitle}</p>
      </div>
      <MessageForm className={styles.form} settings={settings} />
      <div className={`${styles.words} ${styles.channels}`}>
        <ContactLinks channels={settings.contact} />
        {children}
      </div>
    </section>
  );
}

export const query = graphql`
  fragment ContactBlock on SiteSettings {
    contact {
      email
      whatsapp
      telegram
    }
    ...MessageForm
  }
`;
