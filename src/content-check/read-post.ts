import { join } from "node:path";
import type { PostContent } from "../model";
import { type CheckedBefore, recallText } from "./checked-before";
import type { SiteLink } from "./inspect-body";
import type { PostFolder } from "./list-posts";
import type { Problem } from "./problem";
import { readText } from "./read-text";
import type { Places, Source } from "./source";

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

/**
 * Reads `index.md` of a folder and checks everything that can be said without other files.
 * @param before what earlier checks found right
 */
export function readPost(folder: PostFolder, before: CheckedBefore = new Map()): PostReading {
  const file = `${folder.file}/index.md`;
  const text = readText(join(folder.path, "index.md"), file);
  if (typeof text !== "string") return { links: [], problems: [text] };
  const recalled = recallText(before, folder, text);
  if (recalled) return { ...recalled, text };
  // Loads the parsers only where a post has changed: they take longer than most checks do. By require,
  // as tsx/cjs, which starts in half the time of tsx, finds no TypeScript for import().
  const { parsePost } = require("./parse-post") as typeof import("./parse-post");
  return { ...parsePost(text, file), text };
}
