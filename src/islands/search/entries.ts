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
   * The other texts of the page. If neither the title nor the summary matches the query, a result
   * also shows a matching text from this list.
   */
  more: readonly string[];
  /** Words that the search finds, but that results do not show. */
  keywords?: readonly string[];
}
