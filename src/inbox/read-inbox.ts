import { readFile } from "node:fs/promises";
import type { StoredMessage } from "./store";

/** `stored` is undefined if the line is incomplete or not a message. */
interface InboxLine {
  number: number;
  text: string;
  stored?: StoredMessage;
}

const KEYS = ["id", "time", "name", "email", "message"] as const;

function parseLine(text: string): StoredMessage | undefined {
  try {
    const value = JSON.parse(text) as Partial<StoredMessage>;
    return KEYS.every((key) => typeof value[key] === "string")
      ? (value as StoredMessage)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the oldest line first, without empty lines. Throws ENOENT before the first message. */
export async function readInbox(path: string): Promise<InboxLine[]> {
  // The readline module of Node also splits at U+2028, which messages may contain.
  const lines = (await readFile(path, "utf8")).split("\n");
  return lines
    .map((text, index) => ({ number: index + 1, text, stored: parseLine(text) }))
    .filter(({ text }) => text.trim() !== "");
}
