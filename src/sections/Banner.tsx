import { Icon } from "../components/Icon";
import * as control from "../components/IconControl.module.css";
import { SiteLink } from "../components/SiteLink";
import * as styles from "./Banner.module.css";

/**
 * The inline script after the banner. It hides a banner that the visitor has closed before the browser
 * paints the page, so that nothing shifts. Its button closes the banner. The entry `banner` of
 * localStorage keeps the closed text. Browsers throw if storage is forbidden. Under `gatsby develop`,
 * React renders the page in the browser, where it runs no inline scripts, and the banner stays open.
 */
const SCRIPT = `{
  const banner = document.currentScript.previousElementSibling;
  banner.querySelector("button").onclick = () => {
    banner.hidden = true;
    try { localStorage.setItem("banner", banner.dataset.banner); } catch {}
  };
  try { banner.hidden = localStorage.getItem("banner") === banner.dataset.banner; } catch {}
}`;

/** A text above the header, which the visitor can close. */
export function Banner({ text, link }: Queries.Banner) {
  return (
    <>
      <aside
        className={`screen-only ${styles.banner}`}
        aria-label="Announcement"
        data-banner={text}
      >
        <div className={`wrap ${styles.row}`}>
          <p>
            {text} {link && <SiteLink to={link.path}>{link.label}</SiteLink>}
          </p>
          <button
            className={`${control.control} ${control.quiet} ${styles.close}`}
            type="button"
            aria-label="Close"
            data-tooltip=""
          >
            <Icon>
              <path d="M6.5 6.5l11 11m0-11-11 11" />
            </Icon>
          </button>
        </div>
      </aside>
      {process.env.NODE_ENV === "production" && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant script
        <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />
      )}
    </>
  );
}
