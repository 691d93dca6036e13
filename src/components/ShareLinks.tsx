import { shareLink } from "../lib/share-links";
import { BrandIcon } from "./BrandIcon";
import { ExternalLink } from "./ExternalLink";
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
}

/** Links that share a page, each with its address and title. */
export function ShareLinks({ networks, url, title }: ShareLinksProps) {
  return (
    <ul className={styles.links} aria-label="Share this article">
      {networks.map((network) => (
        <li key={network}>
          <ExternalLink
            className={styles.link}
            href={shareLink(network, url, title)}
            aria-label={`Share on ${NAMES[network] ?? network}`}
          >
            <BrandIcon name={network} />
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
