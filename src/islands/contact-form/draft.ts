import { readStorage, writeStorage } from "../../lib/storage";

const KEY = "contact-draft";

/** MESSAGE_SENT of src/routes.ts, whose import would make the script of every page larger. */
const SENT = "/contact/sent";

/** Marks a draft that the browser has posted without React. */
const POSTED = "&posted";

export const forgetDraft = () => writeStorage("sessionStorage", KEY);

function saveDraft(form: HTMLFormElement | null, mark = ""): void {
  if (form?.method !== "post") return;
  // The form has no files, so its data are pairs of texts.
  const fields = new URLSearchParams(new FormData(form) as never);
  writeStorage("sessionStorage", KEY, `${fields}${mark}`);
}

/** Restores the text of the contact form in its empty fields, and saves the text after each input. */
export function keepDraft(): void {
  const draft = readStorage("sessionStorage", KEY) ?? "";
  if (location.pathname === SENT && draft.endsWith(POSTED)) forgetDraft();
  for (const [name, value] of new URLSearchParams(draft)) {
    const field = document.getElementById(`contact-${name}`) as HTMLInputElement | null;
    if (field) field.value ||= value;
  }
  addEventListener("input", ({ target }) => saveDraft((target as HTMLInputElement).form));
  addEventListener("submit", ({ target, defaultPrevented }) => {
    if (!defaultPrevented) saveDraft(target as HTMLFormElement, POSTED);
  });
}
