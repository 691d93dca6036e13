export type EntryKind = "page" | "service" | "case" | "post";

export interface SearchEntry {
  kind: EntryKind;
  title: string;
  text: string;
  path: string;
  /**
   * More texts to search in. A result shows such a text only if title and summary have no match.
   */
  more: readonly string[];
}

export interface SearchPart {
  parts: number;
  entries: SearchEntry[];
}

/**
 * Number of entries in one file. Such a file has about 20 kB when compressed, and a slow phone
 * indexes the file in 30 ms.
 */
const PART_SIZE = 250;

/**
 * Splits entries into files of the search index, in order; without entries, returns one empty file.
 */
export function splitIntoParts(entries: readonly SearchEntry[], size = PART_SIZE): SearchPart[] {
  const parts = Math.max(1, Math.ceil(entries.length / size));
  return Array.from({ length: parts }, (_, index) => ({
    parts,
    entries: entries.slice(index * size, (index + 1) * size),
  }));
}
