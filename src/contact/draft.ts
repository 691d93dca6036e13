/**
 * What is in the contact form, in the browser's memory of this tab until it was sent: it outlives
 * reloads, other pages and a new deployment. Where that memory is forbidden or full, the form does
 * without. The only thing of a visitor that the site keeps, and it never leaves the browser.
 */
const KEY = "contact-draft";

/** Keeps the fields of the contact form as they are now; other forms are read, not written. */
export function saveDraft(form: HTMLFormElement | null): void {
  try {
    // A field that is in no form throws.
    const { method } = form as HTMLFormElement;
    if (method !== "post") return;
    const fields = new FormData(form as HTMLFormElement);
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(fields)));
  } catch {}
}

/** Puts into the empty fields of a form what was kept; what is there already is newer. */
export function restoreDraft(form = document.forms[0] as HTMLFormElement): void {
  try {
    const draft = JSON.parse(sessionStorage.getItem(KEY) as string);
    for (const name in draft) {
      (form.elements.namedItem(name) as HTMLInputElement).value ||= draft[name];
    }
  } catch {}
}

/** The message has arrived. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {}
}
