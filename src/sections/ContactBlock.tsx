import { graphql, Link } from "gatsby";
import type { ReactNode } from "react";
import { ContactLinks } from "../components/ContactLinks";
import { ContactForm } from "../islands/contact-form/ContactForm";
import { TOPIC_PARAMETER, type Topic } from "../islands/contact-form/topic";
import { Island } from "../islands/Island";
import { CHANNEL_NAMES, mailLink, whatsAppLink } from "../lib/contact-links";
import { useSite } from "../lib/use-site";
import * as styles from "./ContactBlock.module.css";

interface ContactBlockProps {
  title: string;
  text: string;
  settings: Queries.ContactBlockFragment;
  heading?: "h1" | "h2";
  /**
   * Classes from the caller for the parts of this component. They replace the component's own
   * layout classes.
   */
  classes?: Readonly<Record<"block" | "words" | "title" | "form", string | undefined>>;
  /** Replaces the default list of contact channels. */
  channels?: ReactNode;
  /**
   * The topics that the URL of the page can name. Without topics, the form shows what happens after
   * sending. A page that passes topics shows this list elsewhere.
   */
  topics?: readonly Topic[];
  /** A link for visitors who are not ready to send a message. */
  instead?: Queries.HomeSectionFragment["teaser"];
  /** Content below the contact channels, or below the form on narrow screens. */
  children?: ReactNode;
}

export function ContactBlock({
  title,
  text,
  settings,
  heading: Heading = "h2",
  classes = {
    block: `section ${styles.block}`,
    words: styles.words,
    title: styles.title,
    form: styles.form,
  },
  channels,
  topics,
  instead,
  children,
}: ContactBlockProps) {
  const { contact } = useSite();
  return (
    <section id="contact" className={`wrap ${classes.block}`} aria-labelledby="contact-title">
      <div className={classes.words}>
        <Heading id="contact-title" className={classes.title}>
          {title}
        </Heading>
        <p className={`lead ${styles.text}`}>{text}</p>
      </div>
      <Island
        name="contact-form"
        component={ContactForm}
        parameter={topics && TOPIC_PARAMETER}
        props={{
          className: classes.form,
          topics,
          next: settings.contactGuide.next,
          steps: topics ? [] : settings.contactGuide.steps,
          otherChannels: [
            { href: mailLink(contact.email), label: contact.email },
            { href: whatsAppLink(contact.whatsapp), label: CHANNEL_NAMES.whatsapp },
          ],
        }}
      />
      <div className={`${styles.channels} ${instead ? styles.spread : ""}`}>
        {channels ?? <ContactLinks channels={contact} />}
        {instead?.link && (
          <p className={styles.instead}>
            {`${instead.title} ${instead.text} `}
            <Link className="unbroken" to={instead.link.path}>
              {instead.link.label}
            </Link>
          </p>
        )}
      </div>
      {children}
    </section>
  );
}

export const query = graphql`
  fragment ContactBlock on SiteSettings {
    contactGuide {
      next
      steps
    }
  }
`;
