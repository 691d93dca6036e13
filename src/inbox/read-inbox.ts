import { createReadStream } from "node:fs";
import type { StoredMessage } from "./store";

/** A line of the inbox file. `stored` is undefined if the line is incomplete or not a message. */
export interface InboxLine {
  /** Line number, from 1. */
  number: number;
  text: string;
  stored?: StoredMessage;
}

const NEWLINE = 0x0a;
const KEYS = ["id", "time", "name", "email", "message"] as const;

/** The readline module of Node also splits at U+2028, which messages may contain. */
async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let parts: Buffer[] = [];
  for await (const chunk of chunks) {
    let start = 0;
    for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, start)) {
      yield Buffer.concat([...parts, chunk.subarray(start, at)]).toString("utf8");
      parts = [];
      start = at + 1;
    }
    parts.push(chunk.subarray(start));
  }
  yield Buffer.concat(parts).toString("utf8");
}

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

/**
 * Reads the inbox file line by line, oldest first, in constant memory. Skips empty lines.
 * @throws errors of the file system, for example ENOENT before the first message
 */
export async function* readInbox(path: string): AsyncGenerator<InboxLine> {
  let number = 0;
  for await (const text of splitLines(createReadStream(path))) {
    number++;
    if (text.trim() === "") continue;
    const stored = parseLine(text);
    yield stored === undefined ? { number, text } : { number, text, stored };
  }
}
