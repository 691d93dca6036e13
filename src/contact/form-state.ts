import { report } from "../measurement/report";
import { notify } from "../notifications/toasts";
import { forgetDraft, restoreDraft, saveDraft } from "./draft";
import { loadSender } from "./load-sender";
import type { ContactMessage } from "./send-message";
import { startTopic } from "./topic";

/**
 * What becomes of the contact message, kept outside React: the form may be gone from the page when
 * the answer comes, or be there again.
 */
export type Status = "idle" | "pending" | "success" | "error";

type Result = "success" | "error";
export type Results = Readonly<Record<Result, string>>;

/** A message that the browser posts itself ends this document; where it has not by then, it failed. */
const PLAIN_PATIENCE_MS = 15_000;

let status: Status = "idle";
/** The form that is in the page, or the last that was. */
let latest: HTMLFormElement | undefined;
/** Only the latest attempt is listened to; an answer to an earlier one comes too late. */
let attempt = 0;
const listeners = new Set<() => void>();

function change(next: Status) {
  status = next;
  for (const listener of listeners) listener();
}

export const getStatus = (): Status => status;

/** Calls back after every change, until the function that it gives is called. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** As if nothing had been sent: what is still on its way is no longer listened to. */
export function startOver(): void {
  attempt += 1;
  change("idle");
}

/** The three fields of a form, as they stand in it now. */
function messageOf(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? "");
  return { name: text("name"), email: text("email"), message: text("message") };
}

/** Gives a form what was in the last one; the first on the page gets what this tab has kept. */
function fillIn(form: HTMLFormElement) {
  if (!latest) return restoreDraft(form);
  for (const [name, text] of Object.entries(messageOf(latest))) {
    (form.elements.namedItem(name) as HTMLInputElement).value = text;
  }
}

/**
 * Puts a form in place. A result that came while there was none is still said, and gone with the
 * next one.
 *
 * @returns to be called when the form leaves the page
 */
export function mountForm(form: HTMLFormElement): () => void {
  fillIn(form);
  startTopic(form);
  latest = form;
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    // Back on a page that the browser had kept: nobody knows what became of the request.
    if (persisted && status === "pending") startOver();
  };
  addEventListener("pageshow", onPageShow);
  return () => {
    removeEventListener("pageshow", onPageShow);
    // Also what no event has told of, as from a password manager.
    if (Object.values(messageOf(form)).some(Boolean)) saveDraft(form);
    if (status !== "pending") startOver();
  };
}

/** Empties the fields, unless the visitor has gone on writing meanwhile. */
function forget({ name, email, message }: ContactMessage) {
  const now = latest && messageOf(latest);
  if (now?.name !== name || now.email !== email || now.message !== message) return;
  latest?.reset();
  forgetDraft();
}

/** The form itself says the result to screen readers, as long as it is there. */
function settle(tone: Result, message: ContactMessage, results: Results) {
  if (tone === "success") forget(message);
  if (process.env.GATSBY_COLLECTOR && tone === "success")
    report({ event: "message", detail: latest?.dataset.topic || undefined });
  change(tone);
  notify({ text: results[tone], tone, silent: latest?.isConnected ?? false });
}

/** As without scripts: the browser posts the form and leaves, and whoever comes back starts anew. */
function postPlain(form: HTMLFormElement): Promise<Result> {
  addEventListener("pagehide", startOver, { once: true });
  form.submit();
  return new Promise((fail) => setTimeout(fail, PLAIN_PATIENCE_MS, "error"));
}

/**
 * Sends what is in a form, once: while a message is on its way, there is no second. Success empties
 * the fields; nothing else touches them. The result is also a notification, which reaches a visitor
 * who has gone to another page meanwhile.
 */
export async function sendForm(form: HTMLFormElement, results: Results): Promise<void> {
  // Not the button's state: a second submit can come before React has drawn it.
  if (status === "pending") return;
  attempt += 1;
  const mine = attempt;
  const message = messageOf(form);
  change("pending");
  const result = await loadSender().then(
    ({ send }): Promise<Result> =>
      send(message).then(
        () => "success",
        () => "error",
      ),
    () => (form.isConnected && mine === attempt ? postPlain(form) : "error"),
  );
  if (mine === attempt) settle(result, message, results);
}
