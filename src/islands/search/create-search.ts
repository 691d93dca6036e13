import MiniSearch from "minisearch";

export interface SearchEntry {
  kind: "page" | "service" | "case" | "post";
  title: string;
  text: string;
  path: string;
  /** Texts that the search finds, but that results do not show. */
  more: readonly string[] | null;
}

export type SearchFor = (query: string) => Omit<SearchEntry, "more">[];

const tokenize = MiniSearch.getDefault("tokenize");

/** Indexes the entries, and returns the function that searches them. */
export function createSearch(entries: readonly SearchEntry[]): SearchFor {
  const index = new MiniSearch<SearchEntry>({
    idField: "path",
    fields: ["title", "text", "more"],
    storeFields: ["kind", "title", "text", "path"],
    // "e-mail" and "email" are one word.
    tokenize: (text) => tokenize(text.replace(/\be-/gi, "e")),
    searchOptions: {
      prefix: true,
      fuzzy: 0.2,
      boost: { title: 2 },
      boostDocument: (_path, _term, entry) => (entry?.kind === "page" ? 0.5 : 1),
    },
  });
  index.addAll(entries);
  return (query) => index.search(query) as unknown as ReturnType<SearchFor>;
}
