import { createQueryClient } from "../data/query-client";
import { searchPart } from "../routes";
import { createEngine, type Engine } from "./engine";
import type { SearchPart } from "./entries";

const client = createQueryClient();
const engine = createEngine();

/** Number of files of the search index whose entries are already in the engine. */
let loaded = 0;
/** Number of all files of the search index; the first file contains this number. */
let total = 1;
let loading: Promise<void> | undefined;

async function loadParts(onMore: () => void): Promise<void> {
  while (loaded < total) {
    const queryKey = [searchPart(loaded + 1)];
    const part = await client.fetchQuery<SearchPart>({ queryKey });
    engine.add(part.entries);
    total = part.parts;
    loaded += 1;
    onMore();
  }
}

/**
 * Loads the search index file by file, once per visit; continues where an earlier call failed.
 * @param onMore called with the engine after each file, and at once if some files are already
 *   loaded
 * @throws errors of `fetchJson`; loaded files stay in the engine
 */
export async function openSearch(onMore: (engine: Engine) => void): Promise<void> {
  if (loaded > 0) onMore(engine);
  // Wait for an earlier call, because two calls at the same time would add the same entries twice.
  while (loading) await loading.catch(() => {});
  loading = loadParts(() => onMore(engine)).finally(() => {
    loading = undefined;
  });
  await loading;
}
