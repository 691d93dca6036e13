import { initCopyLink } from "./copy-link";
import { initCurrentSection } from "./current-section";
import { initLinkNotes } from "./link-notes";

/** Starts the modules that only articles need. */
export function enhanceArticle(): void {
  initCopyLink();
  initCurrentSection();
  initLinkNotes();
}
