import { graphql } from "gatsby";
import { ExternalLink } from "../components/ExternalLink";
import { LinkButton } from "../components/LinkButton";
import { whatsAppLink } from "../lib/contact-links";
import * as styles from "./BackToForm.module.css";

interface BackToFormProps {
  /** The id of an element in the form, to which the link leads. */
  target: string;
  settings: Queries.BackToFormFragment;
}

/** The end of the contact page, with a link to the form above and another contact channel. */
export function BackToForm({ target, settings }: BackToFormProps) {
  return (
    <section className={`wrap section screen-only ${styles.section}`}>
      <h2>{settings.contactForm.aboutAnything}</h2>
      <p className={styles.links}>
        <LinkButton to={`#${target}`}>{settings.hero.primary.label}</LinkButton>
        <ExternalLink href={whatsAppLink(settings.contact.whatsapp)} data-event="channel whatsapp">
          {settings.channelNames.whatsapp}
        </ExternalLink>
      </p>
    </section>
  );
}

export const query = graphql`
  fragment BackToForm on SiteSettings {
    hero {
      primary {
        label
      }
    }
    contact {
      whatsapp
    }
    channelNames {
      whatsapp
    }
    contactForm {
      aboutAnything
    }
  }
`;
