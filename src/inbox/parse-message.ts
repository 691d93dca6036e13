import { parse } from "node:querystring";
import { type ContactField, type ContactMessage, contactMessage } from "../contact-message";
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

function requireText(body: object, { name, type, maxLength }: ContactField): string {
  // Inherited properties, such as those of `{"__proto__": {"name": ...}}`, are not fields.
  const value: unknown = Object.hasOwn(body, name) ? Reflect.get(body, name) : undefined;
  if (value === undefined) throw new Refusal(400, `The ${name} is missing.`);
  if (typeof value !== "string") throw new Refusal(400, `The ${name} must be a string.`);
  const text = value.trim();
  if (text === "") throw new Refusal(400, `The ${name} is missing.`);
  // A form post sends a line break as two characters. `maxlength` counts one character.
  if (text.replaceAll("\r\n", "\n").length > maxLength) {
    throw new Refusal(422, `The ${name} is longer than ${maxLength} characters.`);
  }
  if (type === "email" && !EMAIL.test(text)) throw new Refusal(400, `The ${name} is not valid.`);
  return value;
}

/** Ignores all other keys, such as the constant fields that form providers require. */
export function validateMessage(body: unknown): ContactMessage {
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new Refusal(400, "Send an object with the fields of the form.");
  }
  return contactMessage((field) => requireText(body, field));
}
