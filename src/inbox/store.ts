import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { ContactMessage } from "../contact/send-message";

export const DEFAULT_INBOX_PATH = ".data/inbox.jsonl";

/** A line of the inbox file: the message, its time of arrival (ISO 8601, UTC), and a UUID. */
export interface StoredMessage extends ContactMessage {
  id: string;
  time: string;
}

// Some operating systems report these errors when a program syncs a folder. On such systems,
// folders need no sync.
const NO_FOLDER_SYNC = new Set(["EACCES", "EINVAL", "EISDIR", "ENOTSUP", "EPERM"]);

async function syncFolder(path: string): Promise<void> {
  let folder: FileHandle | undefined;
  try {
    folder = await open(path, "r");
    await folder.sync();
  } catch (error) {
    if (!NO_FOLDER_SYNC.has((error as NodeJS.ErrnoException).code ?? "")) throw error;
  } finally {
    await folder?.close();
  }
}

/** Creates a folder, and syncs each parent folder, so that the new folder survives a power cut. */
async function makeFolder(path: string): Promise<void> {
  const made = await mkdir(path, { recursive: true, mode: 0o700 });
  if (made === undefined) return;
  for (let folder = path; folder !== dirname(made); folder = dirname(folder)) {
    await syncFolder(dirname(folder));
  }
}

const NEWLINE = 0x0a;

async function append(path: string, line: string): Promise<void> {
  const folder = dirname(path);
  await makeFolder(folder);
  const file = await open(path, "a+", 0o600);
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1), 0, 1, Math.max(0, size - 1));
    // A process that was killed while writing has left an incomplete line.
    const end = bytesRead > 0 && buffer[0] !== NEWLINE ? "\n" : "";
    await file.appendFile(`${end}${line}\n`);
    await file.sync();
    // Another process may have created the file, but not synced the folder yet.
    await syncFolder(folder);
  } finally {
    await file.close();
  }
}

/** Resolves when the last append of this process has ended. */
let lastAppend: Promise<unknown> = Promise.resolve();

/** Appends lines in call order. */
function appendInTurn(path: string, line: string): Promise<void> {
  const turn = lastAppend.then(() => append(path, line));
  lastAppend = turn.catch(() => {});
  return turn;
}

/**
 * Appends a message to the inbox file. Resolves when the message would survive a power cut.
 * @param inboxPath path of the inbox file. Creates a missing file with mode 0600, and missing
 * folders with mode 0700.
 * @throws errors of the file system, such as EACCES and ENOSPC
 */
export async function storeMessage(
  inboxPath: string,
  { name, email, message }: ContactMessage,
): Promise<StoredMessage> {
  const stored = { id: randomUUID(), time: new Date().toISOString(), name, email, message };
  await appendInTurn(resolve(inboxPath), JSON.stringify(stored));
  return stored;
}
