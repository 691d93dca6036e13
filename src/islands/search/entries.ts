export type EntryKind = "page" | "service" | "case" | "post";

export interface SearchEntry {
  kind: EntryKind;
  title: string;
  text: string;
  path: string;
  /** The name of the icon of a service. */
  icon?: string;
  /** The metric of a case study, such as "+312%". */
  metric?: string;
  /** The URL of an image of the cover of a post, 800 px wide. */
  image?: string;
  /**
   * If neither the title nor the summary matches the query, a result also shows a matching text
   * from this list.
   */
  more: readonly string[];
  /** Words that the search finds, but that results do not show */
  keywords?: readonly string[];
}

export interface SearchPart {
  parts: number;
  entries: SearchEntry[];
}

/** Entries per file: 250 are about 25 kB when compressed, and 30 ms of work on a slow phone. */
const PART_SIZE = 250;

/** Splits the entries into files. Without entries, the result is one empty file. */
export function splitIntoParts(entries: readonly SearchEntry[]): SearchPart[] {
  const parts = Math.max(1, Math.ceil(entries.length / PART_SIZE));
  return Array.from({ length: parts }, (_, index) => ({
    parts,
    entries: entries.slice(index * PART_SIZE, (index + 1) * PART_SIZE),
  }));
}
