/** The entry of localStorage that has the text of the banner that the visitor has closed. */
export const CLOSED_BANNER = "banner";

/**
 * The inline script after the banner. It hides a banner that the visitor has closed before the browser
 * paints the page, so that nothing shifts. Browsers throw if storage is forbidden.
 */
export const HIDE_CLOSED_BANNER = `try {
  const banner = document.currentScript.previousElementSibling;
  banner.hidden = localStorage.getItem("${CLOSED_BANNER}") === banner.dataset.banner;
} catch {}`;
