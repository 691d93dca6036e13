import type { CSSProperties } from "react";
import { ContactLinks } from "../components/ContactLinks";
import { LinkList } from "../components/LinkList";
import { Logo } from "../components/Logo";
import * as styles from "./SiteFooter.module.css";

interface SiteFooterProps {
  site: Queries.SiteQuery["settings"];
  year: number;
  /** Whether the footer has the tagline and the contact channels. The home page has them already. */
  channels: boolean;
}

export function SiteFooter({ site, year, channels }: SiteFooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.columns}`}>
        {channels && <p className={`screen-only display ${styles.tagline}`}>{site.tagline}</p>}
        <nav className="screen-only" aria-label="Footer">
          <LinkList className={styles.links} linkClass={styles.link} links={site.navigation} />
        </nav>
        {channels && <ContactLinks channels={site.contact} />}
      </div>
      <div
        className={`wrap ${styles.end}`}
        style={{ "--letters": site.brand.length } as CSSProperties}
      >
        <Logo className={`screen-only ${styles.wordmark}`} brand={site.brand} />
        {site.footerLinks && (
          <LinkList className={styles.more} linkClass={styles.another} links={site.footerLinks} />
        )}
        <small>{site.copyright.replace("{year}", String(year))}</small>
      </div>
    </footer>
  );
}
