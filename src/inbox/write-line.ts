import type { FileHandle } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";

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

/**
 * The size of a file, and whether the file ends with an incomplete line that no process completes.
 */
async function inspectEnd(
  file: AppendFile,
  seen = -1,
): Promise<{ size: number; incomplete: boolean }> {
  const { size } = await file.stat();
  const [last] = await readFrom(file, Math.max(0, size - 1), size);
  const unfinished = last !== undefined && last !== NEWLINE;
  if (!unfinished || size === seen) return { size, incomplete: unfinished };
  // Another process may be writing the line at this moment. So wait, and check whether the file has
  // grown.
  await wait(SETTLE_MS);
  return inspectEnd(file, size);
}

/** Whether the file contains the text as a complete line of its own after the offset `before`. */
async function containsLine(file: AppendFile, line: string, before: number): Promise<boolean> {
  const start = Math.max(0, before - 1);
  const written = await readFrom(file, start, (await file.stat()).size);
  const text = before === 0 ? Buffer.concat([Buffer.of(NEWLINE), written]) : written;
  return text.includes(`\n${line}\n`);
}

/**
 * Appends one line, and resolves when the line is on disk, complete and not joined to another line.
 * Another process may be killed while it appends to the same file. The new line is then joined to
 * the incomplete line of that process. So the line is read back, and written again if it is joined
 * or incomplete. A joined or incomplete line is never valid JSON, so readers skip it.
 * @param file opened with "a+", so that every write goes to the end of the file
 * @param line text without a line break
 * @throws the file system's error (ENOSPC, EIO ...), or EIO if all attempts failed
 */
export async function writeLine(file: AppendFile, line: string): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { size, incomplete } = await inspectEnd(file);
    await file.write(Buffer.from(`${incomplete ? "\n" : ""}${line}\n`));
    await file.sync();
    if (await containsLine(file, line, size)) return;
  }
  throw Object.assign(
    new Error("The inbox file does not contain the message that was just written. Check the disk."),
    {
      code: "EIO",
    },
  );
}
