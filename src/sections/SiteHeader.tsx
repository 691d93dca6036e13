import { LinkButton } from "../components/LinkButton";
import { Logo } from "../components/Logo";
import { MobileMenu } from "../components/MobileMenu";
import { MotionToggle } from "../components/MotionToggle";
import { NavLinks } from "../components/NavLinks";
import { SearchLink } from "../components/SearchLink";
import { SEARCH } from "../routes";
import * as styles from "./SiteHeader.module.css";

interface SiteHeaderProps {
  site: Pick<
    Queries.SiteQuery["settings"],
    "brand" | "frame" | "navigation" | "getStarted" | "background" | "search"
  >;
  pathname: string;
}

export function SiteHeader({ site, pathname }: SiteHeaderProps) {
  const search = { label: site.search.submit, path: SEARCH };
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#content">
        {site.frame.skip}
      </a>
      <div className={`wrap ${styles.bar}`}>
        <Logo brand={site.brand} label={site.frame.home} />
        <nav className={styles.wide} aria-label={site.frame.main}>
          <NavLinks links={site.navigation} pathname={pathname} />
        </nav>
        <div className={styles.actions}>
          <SearchLink className={styles.search} label={search.label} pathname={pathname} />
          <MotionToggle texts={site.background} />
          <LinkButton className={styles.start} to={site.getStarted.path}>
            {site.getStarted.label}
          </LinkButton>
          <MobileMenu className={styles.narrow} label={site.frame.menu}>
            <nav aria-label={site.frame.menu}>
              <NavLinks links={site.navigation} pathname={pathname} stacked />
            </nav>
            <NavLinks links={[search]} pathname={pathname} stacked />
          </MobileMenu>
        </div>
      </div>
    </header>
  );
}
