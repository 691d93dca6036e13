import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Island } from "../../plugins/gatsby-plugin-islands/browser/Island";
import * as line from "../art/FlatLine.module.css";
import { ContactLinks } from "../components/ContactLinks";
import ContactForm from "../islands/contact-form/ContactForm";
import { HOME_SECTIONS, titleId } from "../lib/anchors";
import * as styles from "./ContactBlock.module.css";

interface ContactBlockProps {
  page: Queries.PageHeaderFragment;
  settings: Queries.ContactBlockFragment;
  /** The form shows this link when the message has been sent. */
  afterSending: Queries.ClosingCallFragment | null;
  /** The first heading of a page, or of a section. */
  heading?: "h1" | "h2";
  /** Content that stands below the contact channels. */
  children?: ReactNode;
}

/** Title, form and contact channels, as on the contact page and at the end of the home page. */
export function ContactBlock({
  page,
  settings,
  afterSending,
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
        <Heading id={titleId(HOME_SECTIONS.contact)}>{page.title}</Heading>
        <p className={`lead ${styles.text}`}>{page.subtitle}</p>
      </div>
      <Island
        name="contact-form"
        component={ContactForm}
        props={{ className: styles.form, ...settings.contactGuide, afterSending }}
      />
      {children && <div className={`${line.waiting} ${styles.line}`} />}
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
      phone
      whatsapp
      telegram
    }
    contactGuide {
      prepare
      next
      privacy {
        ...Link
      }
    }
  }
`;
