import { initCopyLink } from "./copy-link";
import { initMenu } from "./menu";
import { initRelativeTimes } from "./relative-times";
import { initTooltips } from "./tooltips";

/**
 * Starts the modules that add behavior to the HTML of a page. Pages work without each of these
 * modules. Under `gatsby develop`, the function runs again after each navigation; browsers ignore
 * event listeners that are already added.
 */
export function enhancePage(): void {
  initMenu();
  initCopyLink();
  initTooltips();
  initRelativeTimes();
  // Only articles have a table of contents. If the script does not load, no section is marked.
  if (document.querySelector("[data-contents]")) {
    import(/* webpackChunkName: "current-section" */ "./current-section").then(
      ({ initCurrentSection }) => initCurrentSection(),
      () => {},
    );
  }
}
