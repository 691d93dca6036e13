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

const EXACT: SearchOptions = {
  boost: { title: 4, text: 2, keywords: 2 },
  prefix: (term) => term.length >= PREFIX_LENGTH,
  weights: { prefix: 0.5, fuzzy: 0.2 },
};

const FUZZY: SearchOptions = {
  ...EXACT,
  fuzzy: (term) => (term.length >= FUZZY_LENGTH ? 0.2 : false),
  // Typos leave out or change a letter. A query with one more letter means another word, such as
  // "contract" and not "contact", unless the letter is at the end, as in a plural.
  filter: ({ terms, queryTerms }) =>
    terms.some((term) =>
      queryTerms.some((word) => term.length >= word.length || word.startsWith(term)),
    ),
};

/** The searches, in their order. The first one that finds anything gives the results. */
const ATTEMPTS: SearchOptions[] = [
  { ...EXACT, combineWith: "AND" },
  { ...FUZZY, combineWith: "AND" },
  { ...FUZZY, combineWith: "OR" },
];

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
  const find = (query: string) => {
    for (const options of ATTEMPTS) {
      const results = index.search(query.slice(0, MAX_QUERY), options);
      if (results.length > 0) return results;
    }
    return [];
  };
  return (query) =>
    find(query).map(({ id, terms }) => ({
      ...(entries[id] as SearchEntry),
      terms: new Set(terms),
    }));
}
