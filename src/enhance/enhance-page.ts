import { initCopyLink } from "./copy-link";
import { initCurrentSection } from "./current-section";
import { initMenu } from "./menu";
import { initRelativeTimes } from "./relative-times";
import { initTooltips } from "./tooltips";

/**
 * Adds to the HTML of a page what it does not do by itself. Pages work without each of these
 * modules. Under `gatsby develop`, the function runs again after each navigation; browsers ignore
 * event listeners that are already added.
 */
export function enhancePage(): void {
  initMenu();
  initCopyLink();
  initTooltips();
  initRelativeTimes();
  initCurrentSection();
}
