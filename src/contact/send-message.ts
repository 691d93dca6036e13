import { type ContactMessage, encode, post, type SendOptions } from "./request";

export type { ContactMessage, SendOptions };

/** Ends the answer's transfer unread. Nothing waits for it, and nothing it does matters. */
function dropBody(answer: Response): void {
  try {
    answer.body?.cancel().catch(() => {});
  } catch {
    // A replaced fetch may answer with something that only looks like a Response.
  }
}

/**
 * Sends a contact message and resolves when the answer's status is 200-299.
 *
 * The body of the answer is never read: providers answer with JSON, HTML or nothing.
 *
 * @throws Error for any other status, no connection, an abort, or no answer in time. A message that
 * got no answer in time may have been delivered all the same.
 */
export async function sendContactMessage(
  message: ContactMessage,
  { endpoint, extra, timeoutMs = 15_000, signal }: SendOptions,
): Promise<void> {
  const abort = new AbortController();
  let giveUp = (_reason: unknown) => {};
  // Raced against the answer, because an extension may have put a fetch in place that does not
  // heed the signal, and the visitor must not wait for it for ever.
  const givenUp = new Promise<never>((_, reject) => {
    giveUp = (reason) => {
      reject(reason);
      abort.abort();
    };
  });
  const cancel = () => giveUp(signal?.reason ?? new Error("Sending was cancelled."));
  const timer = setTimeout(() => giveUp(new Error(`No answer in ${timeoutMs} ms.`)), timeoutMs);
  signal?.addEventListener("abort", cancel);
  try {
    if (signal?.aborted) throw signal.reason;
    const answer = await Promise.race([
      post(endpoint, encode(message, extra), abort.signal),
      givenUp,
    ]);
    dropBody(answer);
    if (!answer.ok) throw new Error(`The message was refused with status ${answer.status}.`);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", cancel);
  }
}
