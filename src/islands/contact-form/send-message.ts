import type { ContactMessage } from "../../contact-message";
import { httpError } from "../../data/fetch-json";
import { CONTACT_ENDPOINT, CONTACT_EXTRA } from "./endpoint";

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
 * Sends a message as JSON. The request has no time limit, because a message that has left may arrive
 * although its response is late.
 * @throws HttpError if the server has refused the message
 */
export async function sendMessage(message: ContactMessage): Promise<void> {
  const body = JSON.stringify({ ...message, ...CONTACT_EXTRA });
  const response = await fetch(CONTACT_ENDPOINT, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body,
    // With `keepalive`, the message arrives even if the visitor leaves the page at once.
    keepalive: new Blob([body]).size < KEEPALIVE_BYTES,
  });
  const answer = await response.text().catch(() => "");
  if (!response.ok || isRefusal(answer)) throw httpError(response.status, answer);
}
