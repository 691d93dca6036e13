import { mailLink, telegramLink, whatsAppLink } from "../lib/contact-links";
import * as styles from "./ContactLinks.module.css";
import { ExternalLink } from "./ExternalLink";
import { List } from "./List";

type PerChannel = Readonly<Record<"email" | "whatsapp" | "telegram", string>>;

interface ContactLinksProps {
  channels: PerChannel;
  names: PerChannel;
  large?: boolean;
}

export function ContactLinks({ channels, names, large }: ContactLinksProps) {
  const links = [
    { channel: "email", href: mailLink(channels.email) },
    { channel: "whatsapp", href: whatsAppLink(channels.whatsapp) },
    { channel: "telegram", href: telegramLink(channels.telegram) },
  ] as const;
  return (
    <List className={`hidden-until-complete ${styles.list}`}>
      {links.map(({ channel, href }) => (
        <li key={channel}>
          <ExternalLink
            className={`${styles.link} ${large ? styles.large : ""}`}
            href={href}
            data-event={`channel ${channel}`}
          >
            <span className={styles.name}>{names[channel]}</span>
            <span className={styles.text}>{channels[channel]}</span>
          </ExternalLink>
        </li>
      ))}
    </List>
  );
}
