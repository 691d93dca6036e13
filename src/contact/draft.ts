/**
 * The draft of the contact form, in sessionStorage until the message is sent: it survives reloads and
 * navigation. If storage is blocked or full, the form works without a draft.
 */
const KEY = "contact-draft";

/** Saves the fields of the contact form; other forms, whose method is not POST, are ignored. */
export function saveDraft(form: HTMLFormElement | null): void {
  try {
    // Throws for a field outside of forms.
    const { method } = form as HTMLFormElement;
    if (method !== "post") return;
    const fields = new FormData(form as HTMLFormElement);
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(fields)));
  } catch {}
}

/** Fills the empty fields of a form from the draft; other fields contain newer text. */
export function restoreDraft(form = document.forms[0] as HTMLFormElement): void {
  try {
    const draft = JSON.parse(sessionStorage.getItem(KEY) as string);
    for (const name in draft) {
      (form.elements.namedItem(name) as HTMLInputElement).value ||= draft[name];
    }
  } catch {}
}

/** Deletes the draft, after the message was sent. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {}
}
