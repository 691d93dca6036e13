import { createQueryClient } from "../../data/query-client";
import { searchPart } from "../../routes";
import { createEngine, type Engine } from "./engine";
import type { SearchPart } from "./entries";

/** If a file of the index does not load within this time, the search fails. */
const TIMEOUT_MS = 10_000;

const client = createQueryClient();
const engine = createEngine();

let loaded = 0;
/** How many files the search index has. Each file contains this count. */
let total = 1;
let loading: Promise<void> | undefined;

async function loadParts(onMore: () => void): Promise<void> {
  while (loaded < total) {
    const queryKey = [searchPart(loaded + 1)];
    const timer = setTimeout(() => client.cancelQueries({ queryKey }), TIMEOUT_MS);
    const request = client.fetchQuery<SearchPart>({ queryKey });
    const part = await request.finally(() => clearTimeout(timer));
    engine.add(part.entries);
    total = part.parts;
    loaded += 1;
    onMore();
  }
}

/**
 * Loads the files of the index once per visit. If some files fail to load, the next call loads only
 * these files.
 */
export async function openSearch(onMore: (engine: Engine) => void): Promise<void> {
  if (loaded > 0) onMore(engine);
  // Waits for an earlier call, because two calls at the same time would add each entry twice.
  while (loading) await loading.catch(() => {});
  loading = loadParts(() => onMore(engine)).finally(() => {
    loading = undefined;
  });
  await loading;
}
