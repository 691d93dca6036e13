/** Kinds of search results. */
export type EntryKind = "page" | "service" | "case" | "post";

/** An entry of the search index. */
export interface SearchEntry {
  kind: EntryKind;
  title: string;
  /** A summary of one or two sentences, which is shown under the title. */
  text: string;
  /** Path on this site. */
  path: string;
  /** Further words that match the entry but are not shown: tags, category, outcomes. */
  words: string;
}

/** The content of one file of the index. */
export interface SearchPart {
  /** Number of all files of the index. */
  parts: number;
  entries: SearchEntry[];
}

/** Entries per file: about 20 kB compressed, indexed in 30 ms on a slow phone. */
export const PART_SIZE = 250;

/** Splits entries into files, in order; returns one empty file if there are no entries. */
export function splitIntoParts(entries: readonly SearchEntry[], size = PART_SIZE): SearchPart[] {
  const parts = Math.max(1, Math.ceil(entries.length / size));
  return Array.from({ length: parts }, (_, index) => ({
    parts,
    entries: entries.slice(index * size, (index + 1) * size),
  }));
}
