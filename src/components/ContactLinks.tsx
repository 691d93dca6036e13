import { type Channels, contactLinks } from "../lib/contact-links";
import * as styles from "./ContactLinks.module.css";
import { List } from "./List";
import { PlainLink } from "./PlainLink";

interface ContactLinksProps {
  channels: Channels;
}

export function ContactLinks({ channels }: ContactLinksProps) {
  return (
    <List className={styles.list}>
      {contactLinks(channels).map(({ name, text, href }) => (
        <li key={name}>
          <PlainLink className={`spread ${styles.link}`} href={href}>
            <span className={styles.name}>{name}</span>
            <span className={styles.text}>{text}</span>
          </PlainLink>
        </li>
      ))}
    </List>
  );
}
