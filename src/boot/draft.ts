/**
 * What is in the contact form, in the browser's memory of this tab until it was sent: it outlives
 * reloads, other pages and a new deployment. Where that memory is forbidden or full, the form does
 * without. The only thing of a visitor that the site keeps, and it never leaves the browser.
 */
const KEY = "contact-draft";

/** Keeps the fields of the contact form as they are now; the search is a form, too. */
export function saveDraft(form: HTMLFormElement | null): void {
  try {
    if (form?.method === "post")
      sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(new FormData(form))));
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
