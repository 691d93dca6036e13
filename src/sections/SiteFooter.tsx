import type { CSSProperties } from "react";
import { ContactLinks } from "../components/ContactLinks";
import { LinkList } from "../components/LinkList";
import { Logo } from "../components/Logo";
import * as styles from "./SiteFooter.module.css";

/** Estimates the width of a name in letters. Each pair of capitals is as wide as three letters. */
const lettersOf = (name: string) => name.length + (name.match(/\p{Lu}{2}/gu)?.length ?? 0);

interface SiteFooterProps {
  site: Queries.SiteQuery["settings"];
  year: number;
  /** Whether the footer has the tagline and the contact channels. The home page has them already. */
  channels: boolean;
}

export function SiteFooter({ site, year, channels }: SiteFooterProps) {
  const more = [...(site.socialProfiles ?? []), ...(site.footerLinks ?? [])];
  const copyright = site.copyright
    .replaceAll("{year}", String(year))
    .replaceAll("{brand}", site.brand);
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
        style={{ "--letters": lettersOf(site.brand) } as CSSProperties}
      >
        <Logo className={`screen-only ${styles.wordmark}`} brand={site.brand} />
        {more.length > 0 && (
          <LinkList className={styles.more} linkClass={styles.another} links={more} />
        )}
        <small>{copyright}</small>
      </div>
    </footer>
  );
}
