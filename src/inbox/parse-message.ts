import type { ContactMessage } from "../contact/send-message";
import type { BodyFormat } from "./media-type";
import { Refusal } from "./refusal";
import { validateMessage } from "./validate-message";

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal(400, "The message is not valid UTF-8.");
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, "The message is not valid JSON.");
  }
}

/**
 * Parses a form body. URLSearchParams is not used, because URLSearchParams silently replaces invalid
 * UTF-8, and the stored message would then differ from the sent message. A repeated field becomes a
 * list, which validation refuses.
 */
function parseForm(text: string): Record<string, unknown> {
  const fields = new Map<string, string | string[]>();
  for (const pair of text.split("&")) {
    if (pair === "") continue;
    const at = pair.indexOf("=");
    const key = decodePart(at === -1 ? pair : pair.slice(0, at));
    const value = at === -1 ? "" : decodePart(pair.slice(at + 1));
    const previous = fields.get(key);
    fields.set(key, previous === undefined ? value : [previous, value].flat());
  }
  return Object.fromEntries(fields);
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll("+", " "));
  } catch {
    throw new Refusal(400, "The form is not encoded as UTF-8.");
  }
}

/**
 * Parses and validates a request body.
 *
 * @throws Refusal 400 or 422, with the reason.
 */
export function parseMessage(format: BodyFormat, bytes: Uint8Array): ContactMessage {
  const text = decodeUtf8(bytes);
  return validateMessage(format === "json" ? parseJson(text) : parseForm(text));
}
