import { createQueryClient } from "../data/query-client";
import { searchPart } from "../routes";
import { createEngine, type Engine } from "./engine";
import type { SearchPart } from "./entries";

const client = createQueryClient();
const engine = createEngine();

/** The number of search index files that the search engine has loaded. */
let loaded = 0;
/** The number of all search index files. Each file contains this number. */
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
 * Loads the search index once per visit, file by file. After a failure, the next call continues at
 * the failed file.
 * @param onMore called with the engine after each file, and at once if files are already loaded
 * @throws errors of `fetchJson`; loaded files stay in the engine
 */
export async function openSearch(onMore: (engine: Engine) => void): Promise<void> {
  if (loaded > 0) onMore(engine);
  // If two calls ran at the same time, each entry would be added twice.
  while (loading) await loading.catch(() => {});
  loading = loadParts(() => onMore(engine)).finally(() => {
    loading = undefined;
  });
  await loading;
}
