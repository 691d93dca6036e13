import { readStorage, writeStorage } from "../lib/storage";

/** The draft survives reloads and navigation, unless storage is blocked. */
const KEY = "contact-draft";

/** Of all forms, only the contact form is sent by POST. */
const CONTACT_FORM = "form[method=post]";

export function saveDraft(form: HTMLFormElement | null): void {
  if (!form?.matches(CONTACT_FORM)) return;
  const fields = new FormData(form);
  writeStorage("sessionStorage", KEY, JSON.stringify(Object.fromEntries(fields)));
}

/** Fills only empty fields, because other fields contain newer text. */
export function restoreDraft(form = document.querySelector<HTMLFormElement>(CONTACT_FORM)): void {
  try {
    const draft = JSON.parse(readStorage("sessionStorage", KEY) ?? "{}");
    for (const name in draft) {
      (form?.elements.namedItem(name) as HTMLInputElement).value ||= draft[name];
    }
  } catch {
    // The page has no such form or field, or other software has stored something else.
  }
}

export const forgetDraft = (): boolean => writeStorage("sessionStorage", KEY);
