import { mailLink, telegramLink, whatsAppLink } from "../lib/contact-links";
import { BrandIcon } from "./BrandIcon";
import * as styles from "./ContactLinks.module.css";
import { ExternalLink } from "./ExternalLink";
import { List } from "./List";

interface ContactLinksProps {
  channels: { readonly email: string; readonly whatsapp: string; readonly telegram: string };
  /** Each with its sign. They are half a kilobyte, and so not for what is on every page. */
  icons?: boolean;
}

/** The direct channels, as people write them, each a link that opens the right program. */
export function ContactLinks({ channels, icons }: ContactLinksProps) {
  const links = [
    { icon: "email", name: "E-mail", text: channels.email, href: mailLink(channels.email) },
    {
      icon: "whatsapp",
      name: "WhatsApp",
      text: channels.whatsapp,
      href: whatsAppLink(channels.whatsapp),
    },
    {
      icon: "telegram",
      name: "Telegram",
      text: channels.telegram,
      href: telegramLink(channels.telegram),
    },
  ];
  return (
    <List className={`shown-whole ${styles.list}`}>
      {links.map(({ icon, name, text, href }) => (
        <li key={name}>
          <ExternalLink className={styles.link} href={href} data-event={`channel ${icon}`}>
            {icons && <BrandIcon name={icon} />}
            <span className={styles.name}>{name}</span>
            <span className={styles.text}>{text}</span>
          </ExternalLink>
        </li>
      ))}
    </List>
  );
}
