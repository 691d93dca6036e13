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
export function encode(
  { name, email, message }: ContactMessage,
  extra: SendOptions["extra"],
): string {
  const texts = { name, email, message };
  return JSON.stringify(Object.assign({ ...texts }, extra, texts));
}

/** Starts the request; fails like fetch, also by throwing at once where there is none. */
export function post(endpoint: string, body: string, signal: AbortSignal): Promise<Response> {
  return fetch(endpoint, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body,
    // So that a message still arrives when the visitor closes the page right after sending it.
    keepalive: fitsKeepalive(body),
    signal,
  });
}
