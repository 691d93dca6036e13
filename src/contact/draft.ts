import { readStorage, writeStorage } from "../lib/storage";

/** Key in the session storage, where the draft survives reloads and navigation. */
const KEY = "contact-draft";

/** The contact form is the only form that is sent by POST. */
const CONTACT_FORM = "form[method=post]";

export function saveDraft(form: HTMLFormElement | null): void {
  if (!form?.matches(CONTACT_FORM)) return;
  const fields = new FormData(form);
  writeStorage("sessionStorage", KEY, JSON.stringify(Object.fromEntries(fields)));
}

/** Fills only empty fields, because the others contain newer text. */
export function restoreDraft(form = document.querySelector<HTMLFormElement>(CONTACT_FORM)): void {
  try {
    const draft = JSON.parse(readStorage("sessionStorage", KEY) ?? "{}");
    for (const name in draft) {
      (form?.elements.namedItem(name) as HTMLInputElement).value ||= draft[name];
    }
  } catch {
    // The draft is ignored if the page has no contact form, or if other software has stored an
    // invalid draft.
  }
}

export const forgetDraft = (): boolean => writeStorage("sessionStorage", KEY);
