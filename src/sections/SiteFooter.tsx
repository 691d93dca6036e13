import { Link } from "gatsby";
import { ContactLinks } from "../components/ContactLinks";
import { Logo } from "../components/Logo";
import * as styles from "./SiteFooter.module.css";

interface SiteFooterProps {
  site: Queries.SiteQuery["settings"];
  /** Of the copyright line. */
  year: number;
}

export function SiteFooter({ site, year }: SiteFooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.brand}>
          <Logo brand={site.brand} />
          <p>{site.tagline}</p>
        </div>
        <nav aria-label="Footer">
          <ul className={styles.links}>
            {site.navigation.map(({ label, path }) => (
              <li key={path}>
                <Link to={path}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <ContactLinks channels={site.contact} />
      </div>
      <p className={`wrap ${styles.copyright}`}>
        <small>{site.copyright.replace("{year}", String(year))}</small>
      </p>
    </footer>
  );
}
