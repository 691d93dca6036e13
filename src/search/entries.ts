export type EntryKind = "page" | "service" | "case" | "post";

export interface SearchEntry {
  kind: EntryKind;
  title: string;
  text: string;
  path: string;
  /** A result shows one of these texts if title and summary do not match. */
  more: readonly string[];
  /** The search finds these words, but a result does not show them. */
  keywords?: readonly string[];
}

export interface SearchPart {
  parts: number;
  entries: SearchEntry[];
}

/** A file of this size has about 20 kB when compressed, and a slow phone indexes it in 30 ms. */
const PART_SIZE = 250;

/** Without entries, returns one empty file. */
export function splitIntoParts(entries: readonly SearchEntry[]): SearchPart[] {
  const parts = Math.max(1, Math.ceil(entries.length / PART_SIZE));
  return Array.from({ length: parts }, (_, index) => ({
    parts,
    entries: entries.slice(index * PART_SIZE, (index + 1) * PART_SIZE),
  }));
}
