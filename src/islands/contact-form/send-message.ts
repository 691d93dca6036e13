import { httpError } from "../../data/fetch-json";
import { CONTACT_ENDPOINT, CONTACT_EXTRA } from "./endpoint";
import type { ContactMessage } from "./message";

/** The time within which the server must respond; browsers would wait for minutes. */
const TIMEOUT_MS = 15_000;

/** Browsers limit the pending keepalive requests of a page to 64 KiB in total. */
const KEEPALIVE_BYTES = 60_000;

/** Matches the values by which form providers report a failure with the status 200. */
const isFalse = (value: unknown) => value === false || value === "false";

function isRefusal(body: string): boolean {
  try {
    const { success, ok } = JSON.parse(body);
    return isFalse(success) || isFalse(ok);
  } catch {
    // Other bodies, such as HTML, say nothing about success.
    return false;
  }
}

/**
 * Sends a message as JSON.
 * @throws HttpError if the server has refused the message
 */
export async function sendMessage({ name, email, message }: ContactMessage): Promise<void> {
  const texts = { name, email, message };
  // The constant fields must not replace name, email and message.
  const body = JSON.stringify({ ...texts, ...CONTACT_EXTRA, ...texts });
  const response = await fetch(CONTACT_ENDPOINT, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body,
    // With `keepalive`, the message arrives even if the visitor leaves the page at once.
    keepalive: new Blob([body]).size < KEEPALIVE_BYTES,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const answer = await response.text().catch(() => "");
  if (!response.ok || isRefusal(answer)) throw httpError(response.status, answer);
}
