import { CONTACT_FIELDS } from "../contact-message";
import type { StoredMessage } from "./store";

// Control characters except tab and newline, Unicode line separators, and characters that change
// the text direction.
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose
const UNSAFE = /[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/** Makes control characters visible, so that a terminal can print untrusted text. */
const harmless = (text: unknown): string =>
  String(text ?? "")
    .replaceAll("\r\n", "\n")
    .replace(UNSAFE, (character) => {
      const code = character.charCodeAt(0).toString(16).toUpperCase();
      return `<U+${code.padStart(4, "0")}>`;
    });

const oneLine = (text: unknown): string => harmless(text).replaceAll("\n", " ").trim();

/** A text in several lines is indented, so that it cannot look like another message. */
export function showMessage(stored: Partial<StoredMessage>): string {
  const lines = CONTACT_FIELDS.map(({ name, type }) =>
    type === "multiline"
      ? harmless(stored[name]).replace(/^/gm, "    ")
      : `${name}: ${oneLine(stored[name])}`,
  );
  return [oneLine(stored.time), ...lines, ""].join("\n");
}
