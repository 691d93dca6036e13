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

/** Milliseconds from one look to the next. */
const INTERVAL = 400;

/**
 * Calls back at once, and whenever something in a folder has changed and then has been left alone
 * for a moment; what changes during a call is not missed. It looks instead of being told: that works
 * on every disk, and outlives the folder itself.
 */
export async function watchFolder(folder: string, changed: () => Promise<void>): Promise<never> {
  let told = await stateOf(folder);
  let seen = told;
  await changed();
  for (;;) {
    await wait(INTERVAL);
    const state = await stateOf(folder);
    const calm = state === seen;
    seen = state;
    if (!calm || state === told) continue;
    told = state;
    await changed();
  }
}
