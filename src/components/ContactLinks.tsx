import { mailLink, telegramLink, whatsAppLink } from "../lib/contact-links";
import { Arrow } from "./Arrow";
import * as styles from "./ContactLinks.module.css";
import { ExternalLink } from "./ExternalLink";
import { Icon } from "./Icon";
import { List } from "./List";

type PerChannel = Readonly<Record<"email" | "whatsapp" | "telegram", string>>;

/** Path data of stroked icons, in a view box of 24 by 24 units. */
const ICONS: PerChannel = {
  email: "M3 5.5h18v13H3zM3.5 6 12 13l8.5-7",
  whatsapp:
    "M3.5 20.5 5 16a8.5 8.5 0 1 1 3.2 3.2zM9 8.5c0 4 2.5 6.5 6.5 6.5l.5-2-2-1-1.2.8q-1.5-.8-2.2-2.2l.9-1.1-1-2z",
  telegram: "M21 4 3 11l6 2.5L10.5 20 13 16.5 17.5 20zM9 13.5 21 4 13 16.5",
};

interface ContactLinksProps {
  channels: PerChannel;
  names: PerChannel;
  /** Whether each link is a large row with an icon and an arrow. */
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
            {large && (
              <Icon className={styles.icon} size={24} strokeWidth={1.75}>
                <path d={ICONS[channel]} />
              </Icon>
            )}
            <span className={styles.name}>{names[channel]}</span>
            <span className={styles.text}>{channels[channel]}</span>
            {large && <Arrow className={styles.arrow} />}
          </ExternalLink>
        </li>
      ))}
    </List>
  );
}
