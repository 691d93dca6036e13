import { join } from "node:path";
import { type PostContent, postSchema } from "../model";
import { checkBody } from "./check-body";
import { checkImage } from "./check-image";
import { checkSchema } from "./check-schema";
import { splitPost } from "./front-matter";
import type { SiteLink } from "./inspect-body";
import type { PostFolder } from "./list-posts";
import type { Problem } from "./problem";
import { readFrontMatter } from "./read-front-matter";
import { readText } from "./read-text";
import type { Source } from "./source";

/** A post by itself: its valid content, or at least its parsed front matter, and its problems. */
export interface PostReading {
  source?: Source;
  content?: PostContent;
  /** Links of its text to pages of the site, and inside it */
  links: SiteLink[];
  /** Ids of its headings, where they are known */
  anchors?: string[];
  problems: Problem[];
}

/** Reads `index.md` of a folder and checks everything that can be said without other files. */
export function readPost(folder: PostFolder): PostReading {
  const file = `${folder.file}/index.md`;
  const text = readText(join(folder.path, "index.md"), file);
  if (typeof text !== "string") return { links: [], problems: [text] };
  const parts = splitPost(text, file);
  if ("message" in parts) return { links: [], problems: [parts] };
  const body = checkBody(parts.body, file, parts.bodyLine);
  const { source, problems } = readFrontMatter(parts.yaml, file);
  const { links, anchors } = body;
  if (!source) return { links, anchors, problems: [...problems, ...body.problems] };
  const { value, problems: invalid } = checkSchema(postSchema, source);
  const named = !invalid.some(({ field }) => field === "featuredImage");
  const image = named ? checkImage(source, folder) : [];
  return {
    source,
    content: value,
    links,
    anchors,
    problems: [...problems, ...invalid, ...image, ...body.problems],
  };
}
