import { graphql } from "gatsby";
import { ContactForm } from "../islands/contact-form/ContactForm";
import { TOPIC_PARAMETER, type Topic } from "../islands/contact-form/topic";
import { Island } from "../islands/Island";
import { CHANNEL_NAMES, mailLink, whatsAppLink } from "../lib/contact-links";

interface MessageFormProps {
  settings: Queries.MessageFormFragment;
  className?: string;
  /** The topics that the URL of the page can name. */
  topics?: readonly Topic[];
}

/** The contact form as an island, with the texts that the form shows. */
export function MessageForm({ settings, className, topics }: MessageFormProps) {
  const { contact, contactGuide } = settings;
  return (
    <Island
      name="contact-form"
      component={ContactForm}
      parameter={topics && TOPIC_PARAMETER}
      props={{
        className,
        topics,
        next: contactGuide.next,
        steps: contactGuide.steps,
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
      steps
    }
  }
`;
