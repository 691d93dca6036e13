import { shareLink } from "../sharing/share-links";
import { BrandIcon } from "./BrandIcon";
import { CopyIcon } from "./CopyIcon";
import { ExternalLink } from "./ExternalLink";
import { List } from "./List";
import * as styles from "./ShareLinks.module.css";

const NAMES: Record<string, string> = {
  facebook: "Facebook",
  twitter: "Twitter",
  linkedin: "LinkedIn",
};

interface ShareLinksProps {
  networks: readonly string[];
  /** Absolute address of the page. */
  url: string;
  title: string;
  /** Name of the button that copies the address of the page. */
  copyLabel: string;
}

/** Links that share a page, each with its address and title, and a button that copies it. */
export function ShareLinks({ networks, url, title, copyLabel }: ShareLinksProps) {
  return (
    <List className={styles.links} aria-label="Share this article">
      {networks.map((network) => (
        <li key={network}>
          <ExternalLink
            className={styles.link}
            href={shareLink(network, url, title)}
            aria-label={`Share on ${NAMES[network] ?? network}`}
            data-event={`share ${network}`}
            data-tooltip=""
          >
            <BrandIcon name={network} />
          </ExternalLink>
        </li>
      ))}
      <li className={styles.copy}>
        {/* src/sharing/copy-link.ts hears its click, also one that comes before React. */}
        <button
          className={styles.link}
          type="button"
          aria-label={copyLabel}
          data-copy=""
          data-event="share copy"
          data-tooltip=""
        >
          <CopyIcon />
        </button>
      </li>
    </List>
  );
}
