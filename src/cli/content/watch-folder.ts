import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** Returns names, sizes and times of all files in a folder; "" if the folder does not exist. */
async function stateOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true }).catch(() => []);
  const states = entries.sort().map(async (entry) => {
    const stats = await lstat(join(folder, entry)).catch(() => undefined);
    return `${entry} ${stats?.size} ${stats?.mtimeMs} ${stats?.ctimeMs}`;
  });
  return (await Promise.all(states)).join("\n");
}

/** Polling interval in milliseconds. */
const INTERVAL = 400;

/**
 * Calls `changed` immediately, and after each change in a folder, debounced by one interval. Changes
 * during a call are not missed. Polling works on every file system, unlike fs.watch, and also after the
 * folder was deleted and created again.
 */
export async function watchFolder(folder: string, changed: () => Promise<void>): Promise<never> {
  let handled = await stateOf(folder);
  let seen = handled;
  await changed();
  for (;;) {
    await wait(INTERVAL);
    const state = await stateOf(folder);
    const isStable = state === seen;
    seen = state;
    if (!isStable || state === handled) continue;
    handled = state;
    await changed();
  }
}
