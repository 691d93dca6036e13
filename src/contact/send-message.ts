/** What a visitor writes to the agency. */
export interface ContactMessage {
  name: string;
  email: string;
  message: string;
}

export interface SendOptions {
  /** Where to send: a path of this site, or the https address of a form provider. */
  endpoint: string;
  /** Keys a form provider asks for, the same in every message; never in place of the three. */
  extra?: Record<string, string | number | boolean>;
  /** Milliseconds to wait for the answer; 15,000 by default, browsers would wait for minutes. */
  timeoutMs?: number;
  signal?: AbortSignal;
}

// The standard lets 64 KiB of keepalive requests be on their way at once and fails those beyond.
const KEEPALIVE_BYTES = 60_000;

function fitsKeepalive(body: string): boolean {
  return body.length < KEEPALIVE_BYTES && new Blob([body]).size < KEEPALIVE_BYTES;
}

/** The body: the three texts, then the constant keys, well-formed JSON whatever was typed. */
function encode({ name, email, message }: ContactMessage, extra: SendOptions["extra"]): string {
  const texts = { name, email, message };
  return JSON.stringify(Object.assign({ ...texts }, extra, texts));
}

/** Starts the request; fails like fetch, also by throwing at once where there is none. */
function post(endpoint: string, body: string, signal: AbortSignal): Promise<Response> {
  return fetch(endpoint, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body,
    // So that a message still arrives when the visitor closes the page right after sending it.
    keepalive: fitsKeepalive(body),
    signal,
  });
}

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
