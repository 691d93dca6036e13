import { graphql } from "gatsby";
import { ContactForm, type ContactFormTexts } from "../components/ContactForm";
import { ContactLinks } from "../components/ContactLinks";
import * as styles from "./ContactBlock.module.css";

interface ContactBlockProps {
  title: string;
  text: string;
  settings: Queries.ContactBlockFragment;
  /** The page's own heading, or one of its sections. */
  heading?: "h1" | "h2";
}

/** Words and direct channels on one side, the form on the other. */
export function ContactBlock({
  title,
  text,
  settings,
  heading: Heading = "h2",
}: ContactBlockProps) {
  const texts: ContactFormTexts = settings.contactForm;
  return (
    <section
      id="contact"
      className={`wrap ${Heading === "h1" ? styles.page : styles.section}`}
      aria-labelledby="contact-title"
    >
      <div className={styles.words}>
        <Heading id="contact-title">{title}</Heading>
        <p>{text}</p>
        <ContactLinks channels={settings.contact} names={settings.channelNames} icons />
      </div>
      <ContactForm texts={texts} />
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
    channelNames {
      email
      whatsapp
      telegram
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
    }
  }
`;
