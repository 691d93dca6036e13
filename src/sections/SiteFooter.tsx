import { Link } from "gatsby";
import { ContactLinks } from "../components/ContactLinks";
import { List } from "../components/List";
import { Logo } from "../components/Logo";
import { PRIVACY } from "../routes";
import * as styles from "./SiteFooter.module.css";

interface SiteFooterProps {
  site: Queries.SiteQuery["settings"];
  year: number;
  /** Whether the footer lists the contact channels. Two pages list them above the footer. */
  channels: boolean;
}

export function SiteFooter({ site, year, channels }: SiteFooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.columns}`}>
        <p className={`screen-only display ${styles.tagline} ${channels ? styles.above : ""}`}>
          {site.tagline}
        </p>
        <nav className="screen-only" aria-label="Footer">
          <List className={styles.links}>
            {site.navigation.map(({ label, path }, index) => (
              <li key={index}>
                <Link className={styles.link} to={path}>
                  {label}
                </Link>
              </li>
            ))}
          </List>
        </nav>
        {channels && <ContactLinks channels={site.contact} />}
      </div>
      <div className={`wrap ${styles.end}`}>
        <Logo className={`screen-only ${styles.wordmark}`} brand={site.brand} />
        <p>
          <Link className={styles.privacy} to={PRIVACY}>
            Privacy
          </Link>
        </p>
        <small>{site.copyright.replace("{year}", String(year))}</small>
      </div>
    </footer>
  );
}
