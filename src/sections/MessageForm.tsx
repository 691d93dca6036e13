import { graphql } from "gatsby";
import { Island } from "../../plugins/gatsby-plugin-islands/browser/Island";
import ContactForm from "../islands/contact-form/ContactForm";
import { CHANNEL_NAMES, mailLink, whatsAppLink } from "../lib/contact-links";

interface MessageFormProps {
  settings: Queries.MessageFormFragment;
  className?: string;
}

/** The contact form as an island, with the texts that the form shows. */
export function MessageForm({ settings, className }: MessageFormProps) {
  const { contact, contactGuide } = settings;
  return (
    <Island
      name="contact-form"
      component={ContactForm}
      props={{
        className,
        next: contactGuide.next,
        otherChannels: [
          { href: mailLink(contact.email), label: contact.email },
          { href: whatsAppLink(contact.whatsapp), label: CHANNEL_NAMES.whatsapp },
        ],
      }}
    />
  );
}

export const query = graphql`
  fragment MessageForm on SiteSettings {
    contact {
      email
      whatsapp
    }
    contactGuide {
      next
    }
  }
`;
