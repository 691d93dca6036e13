/** The fields of the contact form. */
export interface ContactMessage {
  name: string;
  email: string;
  message: string;
}

export interface SendOptions {
  /** A path of this site, or the https URL of a form provider. */
  endpoint: string;
  /** Constant keys for a form provider; they cannot override the three fields. */
  extra?: Record<string, string | number | boolean>;
  /** Milliseconds to wait for the answer, 15,000 by default; browsers would wait for minutes. */
  timeoutMs?: number;
  signal?: AbortSignal;
}

// The Fetch standard limits the bodies of all pending keepalive requests to 64 KiB; larger ones fail.
const KEEPALIVE_BYTES = 60_000;

function fitsKeepalive(body: string): boolean {
  return body.length < KEEPALIVE_BYTES && new Blob([body]).size < KEEPALIVE_BYTES;
}

/** The JSON body: the three fields, then the constant keys. */
function encode({ name, email, message }: ContactMessage, extra: SendOptions["extra"]): string {
  const texts = { name, email, message };
  return JSON.stringify(Object.assign({ ...texts }, extra, texts));
}

/** Starts the request. Rejects like fetch; throws synchronously if there is no fetch. */
function post(endpoint: string, body: string, signal: AbortSignal): Promise<Response> {
  return fetch(endpoint, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body,
    // The message still arrives if the visitor closes the page right after sending it.
    keepalive: fitsKeepalive(body),
    signal,
  });
}

/** Cancels the transfer of the answer's body; errors are ignored. */
function dropBody(answer: Response): void {
  try {
    answer.body?.cancel().catch(() => {});
  } catch {
    // An extension may have replaced fetch by one whose answer is not a real Response.
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
  // Raced against the answer: an extension may have replaced fetch by one that ignores the signal.
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
