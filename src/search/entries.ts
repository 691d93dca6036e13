/** What a search can lead to. */
export type EntryKind = "page" | "service" | "case" | "post";

/** One thing to be found. */
export interface SearchEntry {
  kind: EntryKind;
  title: string;
  /** A sentence or two; shown under the title. */
  text: string;
  /** Address on this site. */
  path: string;
  /** What it is also found by: tags, category, outcomes. Not shown. */
  words: string;
}

/** What a file of entries holds. */
export interface SearchPart {
  /** Number of all files; they count from 1. */
  parts: number;
  entries: SearchEntry[];
}

/** Entries in a file: about 20 kB as they are sent, indexed in 30 ms on a slow phone. */
export const PART_SIZE = 250;

/** The entries in files of a bounded size, in their order; one empty file where there are none. */
export function splitIntoParts(entries: readonly SearchEntry[], size = PART_SIZE): SearchPart[] {
  const parts = Math.max(1, Math.ceil(entries.length / size));
  return Array.from({ length: parts }, (_, index) => ({
    parts,
    entries: entries.slice(index * size, (index + 1) * size),
  }));
}
