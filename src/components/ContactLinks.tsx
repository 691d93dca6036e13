import { CHANNEL_NAMES, contactLinks, type PerChannel } from "../lib/contact-links";
import * as styles from "./ContactLinks.module.css";
import { ExternalLink } from "./ExternalLink";
import { List } from "./List";

interface ContactLinksProps {
  channels: PerChannel;
}

export function ContactLinks({ channels }: ContactLinksProps) {
  return (
    <List className={styles.list}>
      {contactLinks(channels).map(({ channel, href }) => (
        <li key={channel}>
          <ExternalLink className={`spread ${styles.link}`} href={href}>
            <span className={styles.name}>{CHANNEL_NAMES[channel]}</span>
            <span className={styles.text}>{channels[channel]}</span>
          </ExternalLink>
        </li>
      ))}
    </List>
  );
}
