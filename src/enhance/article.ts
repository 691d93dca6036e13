import { initCopyLink } from "./copy-link";
import { initCurrentSection } from "./current-section";

/** Starts the modules that only articles need. */
export function enhanceArticle(): void {
  initCopyLink();
  initCurrentSection();
}
