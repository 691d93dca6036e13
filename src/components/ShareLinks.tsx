import { SHARE_NETWORKS, type ShareNetworkId, shareLink } from "../lib/share-networks";
import { Icon } from "./Icon";
import * as control from "./IconControl.module.css";
import { List } from "./List";
import { PlainLink } from "./PlainLink";
import * as styles from "./ShareLinks.module.css";

interface ShareLinksProps {
  networks: readonly ShareNetworkId[];
  /** The absolute URL of the page. */
  url: string;
  title: string;
}

export function ShareLinks({ networks, url, title }: ShareLinksProps) {
  return (
    <List className={`screen-only ${styles.links}`} aria-label="Share this article">
      {networks.map((network) => (
        <li key={network}>
          <PlainLink
            className={`${control.control} ${styles.link}`}
            href={shareLink(network, url, title)}
            data-tooltip=""
          >
            <Icon>
              <path d={SHARE_NETWORKS[network].icon} />
            </Icon>
            <span className="visually-hidden">{`Share on ${SHARE_NETWORKS[network].name}`}</span>
          </PlainLink>
        </li>
      ))}
      <li className={styles.copy}>
        {/* src/enhance/copy-link.ts handles clicks on this button. */}
        <button
          className={`${control.control} ${styles.link}`}
          type="button"
          aria-label="Copy link"
          data-copy=""
          data-tooltip=""
        >
          <Icon>
            <path d="M9 15l6-6M11 6l2-2a4 4 0 0 1 7 7l-2 2M13 18l-2 2a4 4 0 0 1-7-7l2-2" />
          </Icon>
        </button>
      </li>
    </List>
  );
}
