import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** Names, sizes and times of everything in a folder; "" where there is none. */
async function stateOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true }).catch(() => []);
  const states = entries.sort().map(async (entry) => {
    const stats = await lstat(join(folder, entry)).catch(() => undefined);
    return `${entry} ${stats?.size} ${stats?.mtimeMs} ${stats?.ctimeMs}`;
  });
  return (await Promise.all(states)).join("\n");
}

/**
 * Calls back whenever something in a folder has changed and then has been left alone for a moment.
 * It looks instead of being told: that works on every disk, and outlives the folder itself.
 * @param interval milliseconds from one look to the next
 */
export async function watchFolder(
  folder: string,
  changed: () => void,
  interval = 400,
  signal?: AbortSignal,
): Promise<void> {
  let told = await stateOf(folder);
  let seen = told;
  while (!signal?.aborted) {
    await wait(interval);
    const state = await stateOf(folder);
    const calm = state === seen;
    seen = state;
    if (!calm || state === told) continue;
    told = state;
    changed();
  }
}
