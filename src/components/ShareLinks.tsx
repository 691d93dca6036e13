import { SHARE_NETWORKS, type ShareNetworkId, shareLink } from "../share-networks";
import { ExternalLink } from "./ExternalLink";
import { Icon } from "./Icon";
import { List } from "./List";
import * as styles from "./ShareLinks.module.css";

interface ShareLinksProps {
  networks: readonly ShareNetworkId[];
  texts: {
    readonly label: string;
    /** The placeholder {network} stands for the name of the network. */
    readonly link: string;
  };
  /** The absolute URL of the page. */
  url: string;
  title: string;
  copyLabel: string;
}

export function ShareLinks({ networks, texts, url, title, copyLabel }: ShareLinksProps) {
  return (
    <List className={styles.links} aria-label={texts.label}>
      {networks.map((network) => (
        <li key={network}>
          <ExternalLink
            className={styles.link}
            href={shareLink(network, url, title)}
            aria-label={texts.link.replace("{network}", () => SHARE_NETWORKS[network].name)}
            data-event={`share ${network}`}
            data-tooltip=""
          >
            <Icon filled>
              <path d={SHARE_NETWORKS[network].icon} />
            </Icon>
          </ExternalLink>
        </li>
      ))}
      <li className={styles.copy}>
        {/* src/sharing/copy-link.ts handles clicks on this button, even before React is loaded. */}
        <button
          className={styles.link}
          type="button"
          aria-label={copyLabel}
          data-copy=""
          data-event="share copy"
          data-tooltip=""
        >
          <Icon>
            <path d="M10 14a4.2 4.2 0 0 0 6 0l3.3-3.3a4.2 4.2 0 0 0-6-6l-1.1 1.1M14 10a4.2 4.2 0 0 0-6 0l-3.3 3.3a4.2 4.2 0 0 0 6 6l1.1-1.1" />
          </Icon>
        </button>
      </li>
    </List>
  );
}
