import { graphql, Link } from "gatsby";
import type { ReactNode } from "react";
import { ContactForm, type ContactFormTexts } from "../components/ContactForm";
import { ContactLinks } from "../components/ContactLinks";
import { ExternalLink } from "../components/ExternalLink";
import { mailLink, whatsAppLink } from "../lib/contact-links";
import { useSite } from "../lib/use-site";
import { PRIVACY } from "../routes";
import * as styles from "./ContactBlock.module.css";
import { Terms } from "./Terms";

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
   * An introduction above the fields of the form. Without an introduction, this component shows a
   * list of what happens after sending. A page that passes an introduction shows this list
   * elsewhere, so the component omits the list.
   */
  intro?: ReactNode;
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
  intro,
  instead,
  children,
}: ContactBlockProps) {
  const texts: ContactFormTexts = settings.contactForm;
  const { contact, channelNames } = useSite();
  return (
    <section id="contact" className={`wrap ${classes.block}`} aria-labelledby="contact-title">
      <div className={classes.words}>
        <Heading id="contact-title" className={classes.title}>
          {title}
        </Heading>
        <p className={`lead ${styles.text}`}>{text}</p>
      </div>
      <ContactForm
        className={classes.form}
        texts={texts}
        intro={intro}
        next={settings.contactGuide.next}
        steps={intro ? [] : settings.contactGuide.steps}
        otherChannels={
          <p className={styles.otherChannels}>
            <ExternalLink href={mailLink(contact.email)}>{contact.email}</ExternalLink>
            <ExternalLink href={whatsAppLink(contact.whatsapp)}>
              {channelNames.whatsapp}
            </ExternalLink>
          </p>
        }
      >
        <Link className="unbroken" to={PRIVACY}>
          {settings.contactGuide.privacy}
        </Link>
      </ContactForm>
      <div className={`${styles.channels} ${instead ? styles.spread : ""}`}>
        {channels ?? <ContactLinks channels={contact} names={channelNames} />}
        <Terms terms={[settings.terms?.responseTime, settings.terms?.officeHours]} />
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
      privacy
    }
    contactForm {
      name {
        label
        placeholder
      }
      email {
        label
        placeholder
      }
      message {
        label
        placeholder
      }
      submit
      sending
      success
      error
      another
    }
    terms {
      responseTime {
        ...TermsEntry
      }
      officeHours {
        ...TermsEntry
      }
    }
  }
`;
