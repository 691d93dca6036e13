import { Link } from "gatsby";
import { ContactLinks } from "../components/ContactLinks";
import { Icon } from "../components/Icon";
import * as control from "../components/IconControl.module.css";
import { LinkButton } from "../components/LinkButton";
import { LinkList } from "../components/LinkList";
import { Logo } from "../components/Logo";
import { MobileMenu } from "../components/MobileMenu";
import { MotionToggle } from "../components/MotionToggle";
import * as nav from "../components/NavLinks.module.css";
import { MAIN } from "../lib/anchors";
import { currentState, SEARCH } from "../routes";
import { Banner } from "./Banner";
import * as styles from "./SiteHeader.module.css";

interface SiteHeaderProps {
  site: Queries.SiteQuery["settings"];
  pathname: string;
}

export function SiteHeader({ site, pathname }: SiteHeaderProps) {
  return (
    <>
      <a className={`screen-only ${styles.skip}`} href={`#${MAIN}`}>
        Skip to content
      </a>
      {site.banner && <Banner {...site.banner} />}
      <header className={`${styles.header} ${site.banner ? styles.below : ""}`}>
        <div className={`wrap ${styles.bar}`}>
          <Logo className={styles.logo} brand={site.brand} />
          <nav className={`screen-only ${styles.links}`} aria-label="Main">
            <LinkList
              className={nav.list}
              linkClass={nav.link}
              links={site.navigation}
              pathname={pathname}
            />
          </nav>
          <div className={`screen-only ${styles.actions}`}>
            {/* The button that pauses the background is often hidden, so it comes first: a hidden
              button then leaves no gap between the other controls. */}
            <MotionToggle />
            <Link
              className={`${control.control} ${control.quiet} ${styles.search}`}
              to={SEARCH}
              aria-label="Search"
              aria-current={currentState(SEARCH, pathname)}
              data-tooltip=""
            >
              <Icon>
                <path d="M16 10.5a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0zm-1.5 4 4.5 4.5" />
              </Icon>
            </Link>
            <LinkButton className={styles.start} to={site.getStarted.path}>
              {site.getStarted.label}
            </LinkButton>
            <MobileMenu className={styles.menu}>
              <div>
                <nav aria-label="Menu">
                  <LinkList
                    className={nav.stacked}
                    linkClass={nav.link}
                    links={site.navigation}
                    pathname={pathname}
                  />
                </nav>
                <LinkList
                  className={nav.stacked}
                  linkClass={nav.link}
                  links={[{ label: "Search", path: SEARCH }]}
                  pathname={pathname}
                />
              </div>
              <ContactLinks channels={site.contact} />
            </MobileMenu>
          </div>
        </div>
      </header>
    </>
  );
}
