import { report } from "../measurement/report";
import { notify } from "../notifications/toasts";
import { forgetDraft, restoreDraft, saveDraft } from "./draft";
import { loadSender } from "./load-sender";
import type { ContactMessage } from "./send-message";
import { startTopic } from "./topic";

/**
 * The status of the contact message. It is stored outside React, because the form may be unmounted, or
 * mounted again, when the answer arrives.
 */
export type Status = "idle" | "pending" | "success" | "error";

type Result = "success" | "error";
export type Results = Readonly<Record<Result, string>>;

/** A native post replaces this document; if that has not happened after this time, it failed. */
const NATIVE_TIMEOUT_MS = 15_000;

let status: Status = "idle";
/** The mounted form, or the one that was mounted last. */
let latest: HTMLFormElement | undefined;
/** Number of the latest attempt; answers to earlier ones are ignored. */
let attempt = 0;
const listeners = new Set<() => void>();

/** Whether success takes the place of the fields: the message was sent, and nothing more is written. */
let finished = false;

function change(next: Status, isFinished = false) {
  status = next;
  finished = isFinished;
  for (const listener of listeners) listener();
}

export const getStatus = (): Status => status;
export const getFinished = (): boolean => finished;

/** Shows the fields again, beside the result. */
export function showFields(): void {
  if (finished) change(status);
}

/** Calls the listener after every change; returns the function that unsubscribes it. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Resets the status to idle; the answer to a pending request will be ignored. */
export function resetStatus(): void {
  attempt += 1;
  change("idle");
}

/** The current values of a form's three fields. */
function messageOf(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? "");
  return { name: text("name"), email: text("email"), message: text("message") };
}

/** Fills a form with the values of the previous one, or the first form with the saved draft. */
function fillIn(form: HTMLFormElement) {
  if (!latest) return restoreDraft(form);
  for (const [name, text] of Object.entries(messageOf(latest))) {
    (form.elements.namedItem(name) as HTMLInputElement).value = text;
  }
}

/** Whether anything is written in a form. */
const hasText = (form: HTMLFormElement): boolean => Object.values(messageOf(form)).some(Boolean);

/**
 * To be called when the form is mounted. A result that arrived while no form was mounted is still
 * shown, until the form is unmounted again.
 *
 * @returns the function to call when the form is unmounted
 */
export function mountForm(form: HTMLFormElement): () => void {
  fillIn(form);
  startTopic(form);
  latest = form;
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    // Restored from the back/forward cache: the result of the request is unknown.
    if (persisted && status === "pending") resetStatus();
  };
  addEventListener("pageshow", onPageShow);
  return () => {
    removeEventListener("pageshow", onPageShow);
    // Saves values that were set without an input event, for example by a password manager.
    if (hasText(form)) saveDraft(form);
    if (status !== "pending") resetStatus();
  };
}

/** Empties the fields, unless the visitor has changed them in the meantime. */
function clearForm({ name, email, message }: ContactMessage) {
  const now = latest && messageOf(latest);
  if (now?.name !== name || now.email !== email || now.message !== message) return;
  latest?.reset();
  forgetDraft();
}

/** Shows the result. While the form is mounted it announces the result itself, so the toast is silent. */
function settle(tone: Result, message: ContactMessage, results: Results) {
  if (tone === "success") clearForm(message);
  if (process.env.GATSBY_COLLECTOR && tone === "success")
    report({ event: "message", detail: latest?.dataset.topic || undefined });
  // With the status, so that no frame shows the result beside empty fields.
  change(tone, tone === "success" && !(latest && hasText(latest)));
  notify({ text: results[tone], tone, silent: latest?.isConnected ?? false });
}

/** Posts the form natively, as without scripts. Resets the status for a return to this document. */
function postNatively(form: HTMLFormElement): Promise<Result> {
  addEventListener("pagehide", resetStatus, { once: true });
  form.submit();
  return new Promise((fail) => setTimeout(fail, NATIVE_TIMEOUT_MS, "error"));
}

/**
 * Sends the contents of a form, unless another message is pending. Empties the fields on success only.
 * The result is also a notification, for visitors who have moved to another page.
 */
export async function sendForm(form: HTMLFormElement, results: Results): Promise<void> {
  // The button may still be enabled: a second submit can come before React has rendered.
  if (status === "pending") return;
  attempt += 1;
  const current = attempt;
  const message = messageOf(form);
  change("pending");
  const result = await loadSender().then(
    ({ send }): Promise<Result> =>
      send(message).then(
        () => "success",
        () => "error",
      ),
    () => (form.isConnected && current === attempt ? postNatively(form) : "error"),
  );
  if (current === attempt) settle(result, message, results);
}
