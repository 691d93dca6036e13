import { createStore } from "../lib/store";
import { report } from "../measurement/report";
import { notify } from "../notifications/toasts";
import { forgetDraft, restoreDraft, saveDraft } from "./draft";
import { CONTACT_ENDPOINT, CONTACT_EXTRA } from "./endpoint";
import { type ContactMessage, sendContactMessage } from "./send-message";
import { startTopic } from "./topic";

/** The status is outside of React: the form may be unmounted when the response arrives. */
type Status = "idle" | "pending" | "success" | "error";

type Result = "success" | "error";
export type Results = Readonly<Record<Result, string>>;

/** The mounted form or, if no form is mounted, the form that was mounted last. */
let latest: HTMLFormElement | undefined;
/** Responses to earlier attempts are ignored. */
let attempt = 0;

interface FormState {
  status: Status;
  finished: boolean;
}

export const IDLE: FormState = { status: "idle", finished: false };

const store = createStore(IDLE);

export const getState = store.get;
export const { subscribe } = store;

/** The success message stays visible. */
export function showFields(): void {
  const { status, finished } = getState();
  if (finished) store.set({ status, finished: false });
}

/** The response to a pending request will be ignored. */
export function resetStatus(): void {
  attempt += 1;
  store.set(IDLE);
}

function messageOf(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? "");
  return { name: text("name"), email: text("email"), message: text("message") };
}

/** Copies the values of the previously mounted form or, at the first mount, of the saved draft. */
function fillIn(form: HTMLFormElement) {
  if (!latest) return restoreDraft(form);
  for (const [name, text] of Object.entries(messageOf(latest))) {
    (form.elements.namedItem(name) as HTMLInputElement).value = text;
  }
}

const hasText = (form: HTMLFormElement): boolean => Object.values(messageOf(form)).some(Boolean);

/**
 * If a message was answered while no form was mounted, this form shows the result. Returns the
 * function to call when the form is unmounted.
 */
export function mountForm(form: HTMLFormElement): () => void {
  fillIn(form);
  startTopic(form);
  latest = form;
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    // A page from the back/forward cache never gets the response to a request that was pending.
    if (persisted && getState().status === "pending") resetStatus();
  };
  addEventListener("pageshow", onPageShow);
  return () => {
    removeEventListener("pageshow", onPageShow);
    // Saves values that were set without an input event, for example by a password manager.
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
 * Adds a notification if the form is outside of the viewport. A mounted form announces the result,
 * so the notification is silent.
 */
function settle(tone: Result, message: ContactMessage, results: Results) {
  if (tone === "success") clearForm(message);
  if (process.env.GATSBY_COLLECTOR && tone === "success")
    report({ event: "message", detail: latest?.dataset.topic || undefined });
  // Sets both values at once, so that the browser never draws the success message with empty
  // fields.
  store.set({ status: tone, finished: tone === "success" && !(latest && hasText(latest)) });
  if (latest && isOnScreen(latest)) return;
  notify({ text: results[tone], tone, silent: latest?.isConnected ?? false });
}

/** Empties the fields only after success. */
export async function sendForm(form: HTMLFormElement, results: Results): Promise<void> {
  // A second submit is possible until React has disabled the button.
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
