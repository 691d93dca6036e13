import type { StoredMessage } from "../../inbox/store";

// Control characters that terminals interpret (C0 except tab and newline, DEL, C1), Unicode line
// separators, and characters that change the text direction.
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose
const UNSAFE = /[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

function visible(character: string): string {
  const code = character.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  if (code === 0x7f) return "\u2421";
  return `<U+${code.toString(16).toUpperCase().padStart(4, "0")}>`;
}

/** Makes control characters visible, so that a terminal can print untrusted text. */
export function harmless(text: string): string {
  return text.replaceAll("\r\n", "\n").replace(UNSAFE, visible);
}

function oneLine(text: string): string {
  return harmless(text).replaceAll("\n", "\u240a").trim();
}

function readableTime(iso: string): string {
  const time = new Date(iso);
  if (Number.isNaN(time.getTime())) return oneLine(iso);
  return `${time.toISOString().slice(0, 19).replace("T", " ")} UTC`;
}

export function showMessage({ time, name, email, message }: StoredMessage): string {
  const text = harmless(message).replace(/^/gm, "    ");
  return `${readableTime(time)}  ${oneLine(name)} <${oneLine(email)}>\n${text}\n`;
}
