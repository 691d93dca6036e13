export interface ContactMessage {
  name: string;
  email: string;
  message: string;
}

type Extra = Record<string, string | number | boolean>;

/** Milliseconds to wait for the response; browsers would wait for minutes. */
const TIMEOUT_MS = 15_000;

// The Fetch standard limits all pending keepalive requests together to 64 KiB; requests beyond this
// limit fail.
const KEEPALIVE_BYTES = 60_000;

function fitsKeepalive(body: string): boolean {
  return body.length < KEEPALIVE_BYTES && new Blob([body]).size < KEEPALIVE_BYTES;
}

/** The keys in `extra` cannot override the three fields. */
function encode({ name, email, message }: ContactMessage, extra?: Extra): string {
  const texts = { name, email, message };
  return JSON.stringify(Object.assign({ ...texts }, extra, texts));
}

/** Starts the request. Throws synchronously if `fetch` does not exist. */
function post(endpoint: string, body: string, signal: AbortSignal): Promise<Response> {
  return fetch(endpoint, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body,
    // With `keepalive`, the message arrives even if the visitor closes the page right after clicking
    // the button.
    keepalive: fitsKeepalive(body),
    signal,
  });
}

function dropBody(response: Response): void {
  try {
    response.body?.cancel().catch(() => {});
  } catch {
    // An extension may have replaced fetch by one that returns something else than a Response.
  }
}

/**
 * Sends a contact message and resolves if the status of the response is 200-299. The body of the
 * response is never read: providers respond with JSON, HTML or nothing.
 * @param endpoint a path of this site, or the https URL of a form provider
 * @throws Error for any other status, without a connection, and after a timeout
 */
export async function sendContactMessage(
  message: ContactMessage,
  endpoint: string,
  extra?: Extra,
): Promise<void> {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Aborting is not enough, because a browser extension may have replaced `fetch` by a function
  // that ignores the abort signal.
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error("The server has not responded in time."));
      abort.abort();
    }, TIMEOUT_MS);
  });
  try {
    const response = await Promise.race([
      post(endpoint, encode(message, extra), abort.signal),
      timeout,
    ]);
    dropBody(response);
    if (!response.ok) throw new Error(`The message was refused with status ${response.status}.`);
  } finally {
    clearTimeout(timer);
  }
}
