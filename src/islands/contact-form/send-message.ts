import { CONTACT_API } from "../../routes";

/** The URL to which the contact form posts: a form provider or the built-in inbox. */
export const CONTACT_ENDPOINT = process.env.GATSBY_CONTACT_ENDPOINT || CONTACT_API;

/** Constant fields that some form providers require in each message, such as an access key. */
export const CONTACT_EXTRA: Record<string, string | number | boolean> = JSON.parse(
  process.env.GATSBY_CONTACT_EXTRA || "{}",
);

/**
 * The id of a field that only programs fill. Browsers and password managers have no value for a
 * subject. The field has no name, so no request contains it, and its id is not the id of a field that a
 * draft restores.
 */
export const HONEYPOT = "subject-line";

const TIMEOUT_MS = 30_000;

/**
 * Sends the fields of the form as JSON. A message from a program is not sent.
 * @throws Error if the status is not 2xx, or if there is no response within 30 seconds
 */
export async function sendMessage(form: HTMLFormElement): Promise<void> {
  const honeypot = form.elements.namedItem(HONEYPOT) as HTMLInputElement;
  if (honeypot.value) return;
  const message = Object.fromEntries(new FormData(form));
  const response = await fetch(CONTACT_ENDPOINT, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify({ ...message, ...CONTACT_EXTRA }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The response has the status ${response.status}.`);
}
