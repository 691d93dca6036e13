import { createQueryClient } from "../data/query-client";
import { searchPart } from "../routes";
import { createEngine, type Engine } from "./engine";
import type { SearchPart } from "./entries";

const client = createQueryClient();
const engine = createEngine();

/** Files that are in the engine, and how many there are as far as is known. */
let known = 0;
let parts = 1;
let reading: Promise<void> | undefined;

async function readOn(onMore: () => void): Promise<void> {
  while (known < parts) {
    const queryKey = [searchPart(known + 1)];
    const part = await client.fetchQuery<SearchPart>({ queryKey });
    engine.add(part.entries);
    parts = part.parts;
    known += 1;
    onMore();
  }
}

/**
 * Reads what can be found, file by file and once per visit; goes on where an earlier try failed.
 *
 * @param onMore called with the engine when it is ready and each time it has learnt more
 * @throws HttpError and others of `fetchJson`; what was read before stays
 */
export async function openSearch(onMore: (engine: Engine) => void): Promise<void> {
  if (known > 0) onMore(engine);
  // Two at a time would add the same entries twice.
  while (reading) await reading.catch(() => {});
  reading = readOn(() => onMore(engine)).finally(() => {
    reading = undefined;
  });
  await reading;
}
