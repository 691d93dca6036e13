export interface ContactMessage {
  name: string;
  email: string;
  message: string;
}

type Extra = Record<string, string | number | boolean>;

/** The time within which the server must respond; browsers would wait for minutes. */
const TIMEOUT_MS = 15_000;

/** Browsers limit the pending keepalive requests of a page to 64 KiB in total. */
const KEEPALIVE_BYTES = 60_000;

function post(endpoint: string, body: string, signal: AbortSignal): Promise<Response> {
  return fetch(endpoint, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body,
    // With `keepalive`, the message arrives even if the visitor closes the page at once.
    keepalive: new Blob([body]).size < KEEPALIVE_BYTES,
    signal,
  });
}

function dropBody(response: Response): void {
  try {
    response.body?.cancel().catch(() => {});
  } catch {
    // An extension may have replaced `fetch` by a function that does not return a Response.
  }
}

/** The body of a response is not read, because its format depends on the provider. */
export async function sendContactMessage(
  { name, email, message }: ContactMessage,
  endpoint: string,
  extra?: Extra,
): Promise<void> {
  const texts = { name, email, message };
  // Fields in `extra` must not replace name, email and message.
  const body = JSON.stringify({ ...texts, ...extra, ...texts });
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The timeout works even if an extension has replaced `fetch` by a function that ignores the
  // signal.
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
