export type EntryKind = "page" | "service" | "case" | "post";

export interface SearchEntry {
  kind: EntryKind;
  title: string;
  text: string;
  path: string;
  /**
   * Further texts to search in. A result shows a matching text if title and summary do not match.
   */
  more: readonly string[];
}

export interface SearchPart {
  parts: number;
  entries: SearchEntry[];
}

/**
 * Number of entries in one file. A file of this size has about 20 kB when compressed. A slow phone
 * takes 30 ms to index the file.
 */
const PART_SIZE = 250;

/** Splits entries into files of the search index. Without entries, returns one empty file. */
export function splitIntoParts(entries: readonly SearchEntry[]): SearchPart[] {
  const parts = Math.max(1, Math.ceil(entries.length / PART_SIZE));
  return Array.from({ length: parts }, (_, index) => ({
    parts,
    entries: entries.slice(index * PART_SIZE, (index + 1) * PART_SIZE),
  }));
}
