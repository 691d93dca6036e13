import { CHANNEL_NAMES, contactLinks, type PerChannel } from "../lib/contact-links";
import { Arrow } from "./Arrow";
import type { ContactLinksProps } from "./ContactLinks";
import * as styles from "./ContactRows.module.css";
import { ExternalLink } from "./ExternalLink";
import { Icon } from "./Icon";
import { List } from "./List";

/** Path data of stroked icons, in a view box of 24 by 24 units. */
const ICONS: PerChannel = {
  email: "M3 5.5h18v13H3zM3.5 6 12 13l8.5-7",
  whatsapp:
    "M3.5 20.5 5 16a8.5 8.5 0 1 1 3.2 3.2zM9 8.5c0 4 2.5 6.5 6.5 6.5l.5-2-2-1-1.2.8q-1.5-.8-2.2-2.2l.9-1.1-1-2z",
  telegram: "M21 4 3 11l6 2.5L10.5 20 13 16.5 17.5 20zM9 13.5 21 4 13 16.5",
};

/** The contact channels as large rows, each with an icon and an arrow. */
export function ContactRows({ channels }: ContactLinksProps) {
  return (
    <List className={`${styles.list}`}>
      {contactLinks(channels).map(({ channel, href }) => (
        <li key={channel}>
          <ExternalLink className={styles.link} href={href}>
            <Icon className={styles.icon} size={24} strokeWidth={1.75}>
              <path d={ICONS[channel]} />
            </Icon>
            <span className={styles.name}>{CHANNEL_NAMES[channel]}</span>
            <span className={styles.text}>{channels[channel]}</span>
            <Arrow className={styles.arrow} />
          </ExternalLink>
        </li>
      ))}
    </List>
  );
}
