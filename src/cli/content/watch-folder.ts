import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** Names, sizes and times of all files in a folder; "" if it does not exist. */
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
 * Calls `changed` at once, and after each change in a folder, debounced by one interval; changes during a
 * call are not missed. It polls instead of using fs.watch: that works on every file system, and also
 * after the folder was deleted and created again.
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
