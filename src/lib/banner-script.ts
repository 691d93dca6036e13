/**
 * The inline script after the banner. It hides a banner that the visitor has closed before the browser
 * paints the page, so that nothing shifts. Its button closes the banner. The entry `banner` of
 * localStorage keeps the closed text. Browsers throw if storage is forbidden.
 */
export const BANNER_SCRIPT = `{
  const banner = document.currentScript.previousElementSibling;
  banner.querySelector("button").onclick = () => {
    banner.hidden = true;
    try { localStorage.setItem("banner", banner.dataset.banner); } catch {}
  };
  try { banner.hidden = localStorage.getItem("banner") === banner.dataset.banner; } catch {}
}`;
