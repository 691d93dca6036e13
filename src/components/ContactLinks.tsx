import { mailLink, telegramLink, whatsAppLink } from "../lib/contact-links";
import * as styles from "./ContactLinks.module.css";
import { ExternalLink } from "./ExternalLink";
import { Icon } from "./Icon";
import { List } from "./List";

/** Path data of filled icons, drawn in a square of 24 by 24 units. */
const ICONS = {
  email:
    "M4 5h16a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1m1 2.4V17h14V7.4l-7 5.4zM6.3 7l5.7 4.3L17.7 7z",
  whatsapp:
    "M12 3a9 9 0 0 0-7.7 13.6L3 21l4.5-1.2A9 9 0 1 0 12 3m0 1.8a7.2 7.2 0 1 1-3.9 13.3l-.3-.2-2.3.6.6-2.2-.2-.4A7.2 7.2 0 0 1 12 4.8M9.2 8c-.3 0-.7.1-1 .5-.4.4-.9 1-.9 2.1s.9 2.3 1 2.5c.2.2 1.9 3 4.6 4 2.3.9 2.7.6 3.2.5s1.5-.6 1.7-1.2c.2-.6.2-1.1.1-1.2l-.5-.3-1.8-.9c-.3-.1-.5-.1-.7.2l-.8 1c-.2.2-.3.2-.6.1s-1.2-.4-2.2-1.4c-.8-.7-1.4-1.6-1.5-1.9-.2-.3 0-.4.1-.6l.5-.7.2-.4-.9-2c-.1-.3-.3-.3-.5-.3z",
  telegram:
    "M20.7 4.3 3.5 11c-.8.3-.8 1.4 0 1.6l4.3 1.4 1.7 5.2c.2.6.9.7 1.3.3l2.4-2.3 4.3 3.2c.6.4 1.3.1 1.5-.6l3-14.4c.2-.8-.5-1.4-1.3-1.1M9.2 13.5l8.7-6.2-6.9 7.3-.4 2.6z",
};

type PerChannel = Readonly<Record<keyof typeof ICONS, string>>;

interface ContactLinksProps {
  channels: PerChannel;
  names: PerChannel;
  large?: boolean;
  /** Whether the links have icons, which add half a kilobyte of HTML. */
  icons?: boolean;
}

export function ContactLinks({ channels, names, large, icons }: ContactLinksProps) {
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
            {icons && (
              <Icon className={styles.icon} filled>
                <path d={ICONS[channel]} />
              </Icon>
            )}
            <span className={styles.name}>{names[channel]}</span>
            <span className={styles.text}>{channels[channel]}</span>
          </ExternalLink>
        </li>
      ))}
    </List>
  );
}
