import { loadTooltipsAtIntent } from "./load-tooltips";
import { initMenu } from "./menu";
import { initRelativeTimes } from "./relative-times";

/**
 * Starts the modules that add behavior to the HTML of a page. Pages work without each of these
 * modules. Under `gatsby develop`, the function runs again after each navigation; browsers ignore
 * event listeners that are already added.
 */
export function enhancePage(): void {
  initMenu();
  loadTooltipsAtIntent();
  initRelativeTimes();
  // Only articles have links to copy.
  if (document.querySelector("[data-copy]")) {
    import(/* webpackChunkName: "article" */ "./article").then(
      ({ enhanceArticle }) => enhanceArticle(),
      () => {},
    );
  }
}
