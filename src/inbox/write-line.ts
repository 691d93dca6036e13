import type { FileHandle } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";

/** The parts of a file, opened for reading and appending, that writing a line needs. */
export type AppendFile = Pick<FileHandle, "stat" | "read" | "write" | "sync">;

const NEWLINE = 0x0a;
const ATTEMPTS = 3;
const SETTLE_MS = 20;

async function readFrom(file: AppendFile, start: number, end: number): Promise<Buffer> {
  const bytes = Buffer.alloc(Math.max(0, end - start));
  let filled = 0;
  while (filled < bytes.length) {
    const { bytesRead } = await file.read(bytes, filled, bytes.length - filled, start + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return bytes.subarray(0, filled);
}

/** The size of the file and whether its last line is torn: one that ends in the middle, and stays so. */
async function lookAtEnd(file: AppendFile, seen = -1): Promise<{ size: number; torn: boolean }> {
  const { size } = await file.stat();
  const [last] = await readFrom(file, Math.max(0, size - 1), size);
  const open = last !== undefined && last !== NEWLINE;
  if (!open || size === seen) return { size, torn: open };
  // Most likely another process is just writing, which looks the same while it lasts.
  await wait(SETTLE_MS);
  return lookAtEnd(file, size);
}

/** Whether the file, from an offset that existed before the write, holds the text as a whole line. */
async function holdsLine(file: AppendFile, line: string, before: number): Promise<boolean> {
  const start = Math.max(0, before - 1);
  const written = await readFrom(file, start, (await file.stat()).size);
  const text = before === 0 ? Buffer.concat([Buffer.of(NEWLINE), written]) : written;
  return text.includes(`\n${line}\n`);
}

/**
 * Appends one line and returns once it is on disk, whole and on a line of its own.
 *
 * Another process may write to the same file, and be killed in the middle of it, at any moment:
 * also between our look at the last byte and our write, which would glue our line to its torn one.
 * Appending in one write keeps lines from mixing; reading back finds the rest, short writes
 * included, and the line is then written again. A glued or torn line is never valid JSON.
 *
 * @param file opened with "a+", so that every write lands at the end of the file
 * @param line text without a line break
 * @throws the file system's error (ENOSPC, EIO ...), or Error EIO when the line never arrived whole
 */
export async function writeLine(file: AppendFile, line: string): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { size, torn } = await lookAtEnd(file);
    await file.write(Buffer.from(`${torn ? "\n" : ""}${line}\n`));
    await file.sync();
    if (await holdsLine(file, line, size)) return;
  }
  throw Object.assign(new Error("the line could not be read back"), { code: "EIO" });
}
