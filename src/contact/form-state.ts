import { createStore } from "../lib/store";
import { notify } from "../notifications/notify";
import { forgetDraft, restoreDraft, saveDraft } from "./draft";
import { CONTACT_ENDPOINT, CONTACT_EXTRA } from "./endpoint";
import { type ContactMessage, sendContactMessage } from "./send-message";
import { startTopic } from "./topic";

/** The status is outside of React, because a response may arrive after the form is unmounted. */
type Status = "idle" | "pending" | "success" | "error";

type Result = "success" | "error";
export type Results = Readonly<Record<Result, string>>;

/** The form that is mounted now or, if there is none, the form that was mounted last. */
let latest: HTMLFormElement | undefined;
/** Number of the latest attempt. Responses to earlier attempts are ignored. */
let attempt = 0;

interface FormState {
  status: Status;
  finished: boolean;
}

export const IDLE: FormState = { status: "idle", finished: false };

const store = createStore(IDLE);

export const getState = store.get;
export const { subscribe } = store;

/** Shows the fields again; the success message stays visible. */
export function showFields(): void {
  const { status, finished } = getState();
  if (finished) store.set({ status, finished: false });
}

/** Resets the status. The response to a pending request will be ignored. */
export function resetStatus(): void {
  attempt += 1;
  store.set(IDLE);
}

function messageOf(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? "");
  return { name: text("name"), email: text("email"), message: text("message") };
}

/**
 * Copies the texts of the previous form into a new form, for example when the visitor opens another
 * page with a form. If there was no previous form, fills in the saved draft.
 */
function fillIn(form: HTMLFormElement) {
  if (!latest) return restoreDraft(form);
  for (const [name, text] of Object.entries(messageOf(latest))) {
    (form.elements.namedItem(name) as HTMLInputElement).value = text;
  }
}

const hasText = (form: HTMLFormElement): boolean => Object.values(messageOf(form)).some(Boolean);

/**
 * Restores the draft in a form that has just been mounted, and adds event listeners. Returns the
 * cleanup function.
 */
export function mountForm(form: HTMLFormElement): () => void {
  fillIn(form);
  startTopic(form);
  latest = form;
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    // In a page from the back/forward cache, the response to a pending request never arrives.
    if (persisted && getState().status === "pending") resetStatus();
  };
  addEventListener("pageshow", onPageShow);
  return () => {
    removeEventListener("pageshow", onPageShow);
    // Saves the texts of all fields, because a password manager can fill in fields without an input
    // event.
    if (hasText(form)) saveDraft(form);
    if (getState().status !== "pending") resetStatus();
  };
}

/** Empties the fields, unless the visitor has changed a field since the message was sent. */
function clearForm({ name, email, message }: ContactMessage) {
  const now = latest && messageOf(latest);
  if (now?.name !== name || now.email !== email || now.message !== message) return;
  latest?.reset();
  forgetDraft();
}

export function isOnScreen(form: HTMLFormElement): boolean {
  const { top, bottom } = form.getBoundingClientRect();
  return form.isConnected && bottom >= 0 && top <= innerHeight;
}

/**
 * Shows the result as a notification. If the form is still mounted, the form announces the result
 * to screen readers, so they do not announce the notification as well.
 */
function settle(tone: Result, message: ContactMessage, results: Results) {
  if (tone === "success") clearForm(message);
  // The fields are emptied in the same update that shows the success message in their place.
  // Otherwise, the visitor would see emptied fields for a moment.
  store.set({ status: tone, finished: tone === "success" && !(latest && hasText(latest)) });
  if (latest && isOnScreen(latest)) return;
  notify({ text: results[tone], tone, silent: latest?.isConnected ?? false });
}

/** Sends the message. The fields become empty only if sending succeeds. */
export async function sendForm(form: HTMLFormElement, results: Results): Promise<void> {
  // The visitor can submit again before React has disabled the button.
  if (getState().status === "pending") return;
  attempt += 1;
  const current = attempt;
  const message = messageOf(form);
  store.set({ status: "pending", finished: false });
  const result = await sendContactMessage(message, CONTACT_ENDPOINT, CONTACT_EXTRA).then(
    (): Result => "success",
    (): Result => "error",
  );
  if (current === attempt) settle(result, message, results);
}
