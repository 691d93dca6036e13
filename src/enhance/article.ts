import { initCopyLink } from "./copy-link";
import { initCurrentSection } from "./current-section";

/** Numbers the links to other sites, and lists their addresses below the text, for printing. */
function noteLinks(): void {
  const text = document.querySelector("[data-text]");
  const links = text?.querySelectorAll<HTMLAnchorElement>('a[href^="http"]') ?? [];
  const notes = document.createElement("ol");
  notes.dataset.notes = "";
  for (const link of links) {
    const note = document.createElement("li");
    note.textContent = link.href;
    notes.append(note);
    link.dataset.note = `[${notes.children.length}]`;
  }
  text?.append(notes);
}

/** Starts what only articles need. */
export function enhanceArticle(): void {
  initCopyLink();
  initCurrentSection();
  // Without scripts, addresses of links are printed beside the links.
  addEventListener("beforeprint", noteLinks, { once: true });
}
