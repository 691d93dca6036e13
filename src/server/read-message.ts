import type { IncomingMessage } from "node:http";
import { type ContactField, type ContactMessage, contactMessage } from "../contact-message";

/** An error response: the HTTP status and a message for the sender. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = "Refusal";
  }
}

/** Largest request body: ten times the longest allowed text. */
export const BODY_LIMIT = 1_048_576;

export const FORM_TYPE = "application/x-www-form-urlencoded";

/** The site's script sends JSON. Without scripts, the browser sends a form. */
const PARSERS = new Map<string, (text: string) => unknown>([
  ["application/json", JSON.parse],
  [FORM_TYPE, (text) => Object.fromEntries(new URLSearchParams(text))],
]);

/** Returns the media type without its parameters: the body must be UTF-8. */
export const mediaType = ({ headers }: IncomingMessage): string =>
  (headers["content-type"] ?? "").replace(/;.*/, "").trim().toLowerCase();

/** Reads a body to its end even if it is too large, because most clients read no response before. */
async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= BODY_LIMIT) chunks.push(chunk);
  }
  if (size > BODY_LIMIT) throw new Refusal(413, "The message is larger than 1 MB.");
  return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
}

function requireText(value: unknown, { name, maxLength }: ContactField): string {
  const text = typeof value === "string" ? value.trim() : "";
  if (text === "") throw new Refusal(400, `The ${name} is missing.`);
  // A form post sends a line break as two characters. `maxlength` counts one character.
  if (text.replaceAll("\r\n", "\n").length > maxLength) {
    throw new Refusal(422, `The ${name} is longer than ${maxLength} characters.`);
  }
  return value as string;
}

/**
 * Returns the fields of the form, and ignores all other keys, such as those that form providers
 * require.
 * @throws Refusal
 */
export async function readMessage(request: IncomingMessage): Promise<ContactMessage> {
  if (request.method !== "POST") throw new Refusal(405, "Send the message with POST.");
  // A page of another site could make the browsers of visitors send messages (CSRF).
  if (request.headers["sec-fetch-site"] === "cross-site") {
    throw new Refusal(403, "Messages from pages of other sites are not accepted.");
  }
  const parse = PARSERS.get(mediaType(request));
  if (!parse) throw new Refusal(415, `Send ${[...PARSERS.keys()].join(" or ")}.`);
  try {
    const body = Object(parse(await readText(request)));
    return contactMessage((field) => requireText(body[field.name], field));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // The client has disconnected, or the body is not UTF-8 or not JSON.
    throw new Refusal(400, "The message is incomplete or malformed.");
  }
}
