import { shareLink } from "../sharing/share-links";
import { BrandIcon } from "./BrandIcon";
import { CopyIcon } from "./CopyIcon";
import { ExternalLink } from "./ExternalLink";
import { List } from "./List";
import * as styles from "./ShareLinks.module.css";

interface ShareLinksProps {
  networks: readonly string[];
  /** `link` has {network} where the name of the network goes. */
  texts: {
    readonly label: string;
    readonly link: string;
    readonly names: Readonly<Record<string, string>>;
  };
  /** Absolute address of the page. */
  url: string;
  title: string;
  /** Name of the button that copies the address of the page. */
  copyLabel: string;
}

/** Links that share a page, each with its address and title, and a button that copies it. */
export function ShareLinks({ networks, texts, url, title, copyLabel }: ShareLinksProps) {
  return (
    <List className={styles.links} aria-label={texts.label}>
      {networks.map((network) => (
        <li key={network}>
          <ExternalLink
            className={styles.link}
            href={shareLink(network, url, title)}
            aria-label={texts.link.replace("{network}", () => texts.names[network] ?? network)}
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
