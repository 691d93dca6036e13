export interface ContactMessage {
  name: string;
  email: string;
  message: string;
}

type Extra = Record<string, string | number | boolean>;

/** Without this timeout, a browser waits for a response for minutes. */
const TIMEOUT_MS = 15_000;

/** All pending keepalive requests of a page together may have 64 KiB. */
const KEEPALIVE_BYTES = 60_000;

function post(endpoint: string, body: string, signal: AbortSignal): Promise<Response> {
  return fetch(endpoint, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body,
    // The message arrives even if the visitor closes the page right after the click.
    keepalive: new Blob([body]).size < KEEPALIVE_BYTES,
    signal,
  });
}

function dropBody(response: Response): void {
  try {
    response.body?.cancel().catch(() => {});
  } catch {
    // An extension may have replaced fetch by one that does not return a Response.
  }
}

/**
 * Resolves for a status of 200-299, without reading the body: providers respond with JSON, HTML or
 * nothing. Throws for any other status, without a connection, and after a timeout.
 */
export async function sendContactMessage(
  { name, email, message }: ContactMessage,
  endpoint: string,
  extra?: Extra,
): Promise<void> {
  const texts = { name, email, message };
  // The keys of `extra` cannot replace the three fields.
  const body = JSON.stringify({ ...texts, ...extra, ...texts });
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // An extension may have replaced `fetch` by a function that ignores the abort signal.
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error("The server has not responded in time."));
      abort.abort();
    }, TIMEOUT_MS);
  });
  try {
    const response = await Promise.race([post(endpoint, body, abort.signal), timeout]);
    dropBody(response);
    if (!response.ok) throw new Error(`The message was refused with status ${response.status}.`);
  } finally {
    clearTimeout(timer);
  }
}
