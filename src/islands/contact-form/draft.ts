import { readStorage, writeStorage } from "../../lib/storage";

/** Key in the session storage, where the draft survives reloads and navigation. */
const KEY = "contact-draft";

/** The contact form is the only form that is sent by POST. */
const CONTACT_FORM = "form[method=post]";

const contactForm = () => document.querySelector<HTMLFormElement>(CONTACT_FORM);

function saveDraft(form: HTMLFormElement | null): void {
  if (!form?.matches(CONTACT_FORM)) return;
  const fields = new FormData(form);
  writeStorage("sessionStorage", KEY, JSON.stringify(Object.fromEntries(fields)));
}

export const forgetDraft = () => writeStorage("sessionStorage", KEY);

function readDraft(): [string, unknown][] {
  try {
    return Object.entries(JSON.parse(readStorage("sessionStorage", KEY) ?? ""));
  } catch {
    // There is no draft, or other software has stored an invalid one.
    return [];
  }
}

/** Fills only empty fields, because the others contain newer text. */
function restoreDraft(form: HTMLFormElement): void {
  for (const [name, text] of readDraft()) {
    const field = form.elements.namedItem(name);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isField && typeof text === "string") field.value ||= text;
  }
}

/** Restores the draft, and saves it after each input, so that no text is lost if React fails. */
export function keepDraft(): void {
  const form = contactForm();
  if (!form) return;
  restoreDraft(form);
  addEventListener("input", ({ target }) => saveDraft((target as HTMLInputElement).form));
  // A password manager can fill in fields without an input event.
  addEventListener("pagehide", () => saveDraft(contactForm()));
}
