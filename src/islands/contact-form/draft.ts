import { readStorage, writeStorage } from "../../lib/storage";

/** Key in the session storage, where the draft survives reloads and navigation. */
const KEY = "contact-draft";

/** The contact form is the only form that is sent by POST. */
const CONTACT_FORM = "form[method=post]";

type Field = HTMLInputElement | HTMLTextAreaElement;

const contactForm = () => document.querySelector<HTMLFormElement>(CONTACT_FORM);

/** The fields with labels, which have ids. */
const fieldsOf = (form: HTMLFormElement) => form.querySelectorAll<Field>("[name][id]");

function saveDraft(form: HTMLFormElement | null): void {
  if (!form?.matches(CONTACT_FORM)) return;
  const draft: Record<string, string> = {};
  for (const { name, value } of fieldsOf(form)) draft[name] = value;
  writeStorage("sessionStorage", KEY, JSON.stringify(draft));
}

export const forgetDraft = () => writeStorage("sessionStorage", KEY);

function readDraft(): Record<string, unknown> {
  try {
    return JSON.parse(readStorage("sessionStorage", KEY) ?? "") ?? {};
  } catch {
    // There is no draft, or other software has stored an invalid one.
    return {};
  }
}

/** Fills only fields that the visitor has not changed, because the others contain newer text. */
function restoreDraft(form: HTMLFormElement): void {
  const draft = readDraft();
  for (const field of fieldsOf(form)) {
    if (field.value !== field.defaultValue) continue;
    const kept = draft[field.name];
    // React keeps a value that a script has set when it hydrates the field.
    field.value = typeof kept === "string" ? kept : "";
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
