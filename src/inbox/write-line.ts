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

/** Waits while the last line is incomplete and the file grows. Another process may be writing. */
async function inspectEnd(
  file: AppendFile,
  seen = -1,
): Promise<{ size: number; incomplete: boolean }> {
  const { size } = await file.stat();
  const [last] = await readFrom(file, Math.max(0, size - 1), size);
  const unfinished = last !== undefined && last !== NEWLINE;
  if (!unfinished || size === seen) return { size, incomplete: unfinished };
  await wait(SETTLE_MS);
  return inspectEnd(file, size);
}

/** Whether the text is a complete line of the file after the offset `before`. */
async function containsLine(file: AppendFile, line: string, before: number): Promise<boolean> {
  const start = Math.max(0, before - 1);
  const written = await readFrom(file, start, (await file.stat()).size);
  const text = before === 0 ? Buffer.concat([Buffer.of(NEWLINE), written]) : written;
  return text.includes(`\n${line}\n`);
}

/**
 * Appends one line. Resolves when the complete line is on disk. If another process was killed while
 * appending, the new line is joined to an incomplete line. So the line is read back and, if
 * necessary, written again. Readers skip a joined or incomplete line, because such a line is not
 * valid JSON.
 * @param file opened with "a+", so that every write goes to the end of the file
 * @param line text without a line break
 * @throws errors of the file system (ENOSPC, EIO ...), or EIO if all attempts failed
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
