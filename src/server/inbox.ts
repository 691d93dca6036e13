import { mkdir, open, readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { CONTACT_FIELDS, type ContactMessage } from "../contact-message";

export interface StoredMessage extends ContactMessage {
  /** Time of arrival in ISO 8601 and UTC */
  time: string;
}

const NEWLINE = 0x0a;

async function append(path: string, line: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, "a+", 0o600);
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1), 0, 1, Math.max(0, size - 1));
    // A process that was killed while writing has left an incomplete line.
    const end = bytesRead > 0 && buffer[0] !== NEWLINE ? "\n" : "";
    await file.appendFile(`${end}${line}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Resolves when this process has stored the newest message, or has failed to store it. */
let lastAppend: Promise<unknown> = Promise.resolve();

/**
 * Resolves when the message is on disk. Creates a missing file with mode 0600, and folders with
 * mode 0700. Throws errors of the file system, such as EACCES and ENOSPC.
 */
export function storeMessage(inboxPath: string, message: ContactMessage): Promise<void> {
  const stored = { time: new Date().toISOString(), ...message };
  const turn = lastAppend.then(() => append(resolve(inboxPath), JSON.stringify(stored)));
  lastAppend = turn.catch(() => {});
  return turn;
}

/** A message that was stored before the form got a field lacks this field. */
function parseLine(text: string): Partial<StoredMessage> | undefined {
  try {
    const message = JSON.parse(text);
    return typeof message.time === "string" ? message : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the lines of the file, the oldest line first; `stored` is undefined if the line is damaged.
 * Throws ENOENT if the inbox has not stored any message yet.
 */
export async function readInbox(path: string) {
  // The readline module of Node also splits at U+2028, which messages may contain.
  const lines = (await readFile(path, "utf8")).split("\n");
  return lines
    .map((text, index) => ({ number: index + 1, text, stored: parseLine(text) }))
    .filter(({ text }) => text.trim() !== "");
}

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
