import { parse } from "node:querystring";
import { type ContactMessage, MAX_LENGTHS } from "../islands/contact-form/message";
import { type BodyFormat, Refusal } from "./read-request";

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal(400, "The message is not valid UTF-8.");
  }
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, "The message is not valid JSON.");
  }
}

/** A repeated field becomes a list, which validation refuses. */
function parseForm(text: string): unknown {
  try {
    // `parse` would silently replace invalid UTF-8 by U+FFFD.
    decodeURIComponent(text);
  } catch {
    throw new Refusal(400, "The form is not encoded as UTF-8.");
  }
  return parse(text, "&", "=", { maxKeys: 0 });
}

export function parseMessage(format: BodyFormat, bytes: Uint8Array): ContactMessage {
  const text = decodeUtf8(bytes);
  return validateMessage(format === "json" ? parseBody(text) : parseForm(text));
}

/** Browsers check email addresses, so this check finds only what cannot be one. */
const EMAIL = /^[^\s@]+@[^\s@]+$/;

function requireText(body: object, field: keyof ContactMessage): string {
  // Inherited properties, such as those of `{"__proto__": {"name": ...}}`, are not fields.
  const value: unknown = Object.hasOwn(body, field) ? Reflect.get(body, field) : undefined;
  if (value === undefined) throw new Refusal(400, `The ${field} is missing.`);
  if (typeof value !== "string") throw new Refusal(400, `The ${field} must be a string.`);
  const text = value.trim();
  if (text === "") throw new Refusal(400, `The ${field} is missing.`);
  // A form post sends a line break as two characters. `maxlength` counts one character.
  if (text.replaceAll("\r\n", "\n").length > MAX_LENGTHS[field]) {
    throw new Refusal(422, `The ${field} is longer than ${MAX_LENGTHS[field]} characters.`);
  }
  return value;
}

/** Ignores all other keys, such as the constant fields that form providers require. */
export function validateMessage(body: unknown): ContactMessage {
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new Refusal(400, "Send an object with name, email and message.");
  }
  const name = requireText(body, "name");
  const email = requireText(body, "email");
  const message = requireText(body, "message");
  if (!EMAIL.test(email.trim())) throw new Refusal(400, "The email address is not valid.");
  return { name, email, message };
}
