import MiniSearch, { type SearchOptions } from "minisearch";
import type { EntryKind, SearchEntry } from "./entries";

export type { EntryKind };

import { MAX_QUERY, normalize, wordsOf } from "./words";

/** An entry that a search found. */
export interface Found extends SearchEntry {
  /** The words of it that matched, normalized. */
  terms: ReadonlySet<string>;
}

/** A word of this length may have a wrong letter; in shorter ones that would be another word. */
const FUZZY_LENGTH = 5;

/** One letter begins too many words to mean any of them. */
const PREFIX_LENGTH = 2;

const OPTIONS: SearchOptions = {
  boost: { title: 4, words: 2 },
  prefix: (term) => term.length >= PREFIX_LENGTH,
  fuzzy: (term) => (term.length >= FUZZY_LENGTH ? 0.2 : false),
  weights: { prefix: 0.5, fuzzy: 0.2 },
};

/** Finds entries by their words; more can be added at any time. */
export interface Engine {
  add(entries: readonly SearchEntry[]): void;
  /**
   * The best first. All words must be there; where nothing has them all, any of them will do.
   */
  search(query: string): Found[];
}

export function createEngine(): Engine {
  const entries: SearchEntry[] = [];
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ["title", "text", "words"],
    tokenize: wordsOf,
    processTerm: normalize,
  });
  const find = (query: string, combineWith: "AND" | "OR") =>
    index.search(query.slice(0, MAX_QUERY), { ...OPTIONS, combineWith });
  return {
    add(more) {
      index.addAll(more.map((entry, at) => ({ ...entry, id: entries.length + at })));
      entries.push(...more);
    },
    search(query) {
      const strict = find(query, "AND");
      const results = strict.length > 0 ? strict : find(query, "OR");
      return results.map(({ id, terms }) => ({
        ...(entries[id] as SearchEntry),
        terms: new Set(terms),
      }));
    },
  };
}
