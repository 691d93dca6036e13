import { graphql } from "gatsby";
import { ExternalLink } from "../components/ExternalLink";
import { LinkButton } from "../components/LinkButton";
import { whatsAppLink } from "../lib/contact-links";
import * as styles from "./BackToForm.module.css";

interface BackToFormProps {
  /** The id of an element in the form. */
  target: string;
  settings: Queries.BackToFormFragment;
}

/** The last line of the contact page: a link to the form above, and another contact channel. */
export function BackToForm({ target, settings }: BackToFormProps) {
  return (
    <p className={`wrap section ${styles.line}`}>
      <LinkButton to={`#${target}`}>{settings.hero.primary.label}</LinkButton>
      <ExternalLink href={whatsAppLink(settings.contact.whatsapp)} data-event="channel whatsapp">
        {settings.channelNames.whatsapp}
      </ExternalLink>
    </p>
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
  }
`;
