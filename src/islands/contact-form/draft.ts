import { readStorage, writeStorage } from "../../lib/storage";

/** Key in the session storage, where the draft survives reloads and navigation. */
const KEY = "contact-draft";

/** The contact form is the only form that is sent by POST. */
const CONTACT_FORM = "form[method=post]";

type Field = HTMLInputElement | HTMLTextAreaElement;

interface Draft {
  texts: Record<string, unknown>;
  /** The sentence with which the message began, such as "About the Growth plan." */
  topic: string;
}

/** The topic of the page, or else the topic of the restored draft. */
let topic = "";

const contactForm = () => document.querySelector<HTMLFormElement>(CONTACT_FORM);

function saveDraft(form: HTMLFormElement | null): void {
  if (!form?.matches(CONTACT_FORM)) return;
  const texts: Draft["texts"] = Object.fromEntries(new FormData(form));
  // A topic alone is not the visitor's text.
  if (topic && String(texts.message).trim() === topic) texts.message = "";
  writeStorage("sessionStorage", KEY, JSON.stringify({ texts, topic } satisfies Draft));
}

export const forgetDraft = () => writeStorage("sessionStorage", KEY);

function readDraft(): Partial<Draft> {
  try {
    return JSON.parse(readStorage("sessionStorage", KEY) ?? "") ?? {};
  } catch {
    // There is no draft, or other software has stored an invalid one.
    return {};
  }
}

/** Replaces the topic of the draft by the topic with which the page opens the message. */
function withTopic(text: string, offered: string, former: string): string {
  if (!offered || (text && offered === former)) return text;
  return `${offered}\n\n${text.replace(former, "").trimStart()}`;
}

/** Fills only fields that the visitor has not changed, because the others contain newer text. */
function restoreDraft(form: HTMLFormElement): void {
  const { texts, topic: former = "" } = readDraft();
  topic = former;
  for (const field of form.querySelectorAll<Field>("input:not([type=hidden]), textarea")) {
    const text = texts?.[field.name];
    const offered = field.dataset.topic ?? "";
    topic = offered || topic;
    if (field.value !== field.defaultValue) continue;
    // React keeps a value that a script has set when it hydrates the field.
    field.value = withTopic(typeof text === "string" ? text : "", offered, former);
    if (offered) field.setSelectionRange(field.value.length, field.value.length);
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
