/** Numbers the links to other sites, and lists their addresses below the text. */
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

/** Prints the addresses of links as notes. Without scripts, they are printed beside the links. */
export function initLinkNotes(): void {
  addEventListener("beforeprint", noteLinks, { once: true });
}
