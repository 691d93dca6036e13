import type { PostContent } from "../../model";
import type { Position, Problem } from "../problem";
import type { PostFolder } from "./folders";
import type { Places, Source } from "./source";

/** A link inside the site, also to a part of the same text, and where it is written. */
export interface SiteLink extends Position {
  path: string;
}

/** A post by itself: its valid content, or at least its parsed front matter, and its problems. */
export interface PostReading {
  /** The whole file */
  text?: string;
  source?: Source;
  /** Where the entries of the source stand */
  places?: Places;
  content?: PostContent;
  /** Links of its text to pages of the site, and inside it */
  links: SiteLink[];
  /** Ids of its headings, where they are known */
  anchors?: string[];
  problems: Problem[];
}

/** A post whose front matter could be parsed, and the folder it lies in. */
export interface PostSource {
  folder: PostFolder;
  source: Source;
  links: SiteLink[];
  anchors?: string[];
}
