import { createQueryClient } from "../data/query-client";
import { searchPart } from "../routes";
import { createEngine, type Engine } from "./engine";
import type { SearchPart } from "./entries";

const client = createQueryClient();
const engine = createEngine();

let loaded = 0;
/** Each file of the index contains the number of all files. */
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
 * Loads the index once per visit. After a failure, the next call continues at the failed file.
 * `onMore` is called after each file, and once at the start if a file is already loaded.
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
