import MiniSearch, { type SearchOptions } from "minisearch";
import type { SearchEntry } from "./entries";
import { MAX_QUERY, normalize, wordsOf } from "./words";

export interface Found extends SearchEntry {
  /** The normalized words of the entry that match the query. */
  terms: ReadonlySet<string>;
}

/** A query word with at least this number of letters may contain a typo. */
const FUZZY_LENGTH = 5;

/** A query word with at least this number of letters also finds longer words that begin with it. */
const PREFIX_LENGTH = 2;

const OPTIONS: SearchOptions = {
  boost: { title: 4, more: 2, keywords: 2 },
  prefix: (term) => term.length >= PREFIX_LENGTH,
  fuzzy: (term) => (term.length >= FUZZY_LENGTH ? 0.2 : false),
  weights: { prefix: 0.5, fuzzy: 0.2 },
};

/** Returns results by relevance. If no entry has all words of the query, one word is enough. */
export type SearchFor = (query: string) => Found[];

/** Indexes the entries, and returns the function that searches them. */
export function createSearch(entries: readonly SearchEntry[]): SearchFor {
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ["title", "text", "more", "keywords"],
    tokenize: wordsOf,
    processTerm: normalize,
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  const find = (query: string, combineWith: "AND" | "OR") =>
    index.search(query.slice(0, MAX_QUERY), { ...OPTIONS, combineWith });
  return (query) => {
    const strict = find(query, "AND");
    const results = strict.length > 0 ? strict : find(query, "OR");
    return results.map(({ id, terms }) => ({
      ...(entries[id] as SearchEntry),
      terms: new Set(terms),
    }));
  };
}
