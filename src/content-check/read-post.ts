import { join } from "node:path";
import { type PostContent, postSchema } from "../model";
import { checkBody } from "./check-body";
import { type CheckedImage, checkImage } from "./check-image";
import { checkSchema } from "./check-schema";
import { type CheckedBefore, keep, recall } from "./checked-before";
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

/**
 * Reads `index.md` of a folder and checks everything that can be said without other files.
 * @param before what earlier checks found right, to which this one adds
 */
export function readPost(folder: PostFolder, before?: CheckedBefore): PostReading {
  const file = `${folder.file}/index.md`;
  const text = readText(join(folder.path, "index.md"), file);
  if (typeof text !== "string") return { links: [], problems: [text] };
  const known = before && recall(before, folder, text);
  if (known) return known;
  const { picture, ...reading } = readParts(folder, file, text);
  if (before) keep(before, folder, text, reading, picture);
  return reading;
}

function readParts(
  folder: PostFolder,
  file: string,
  text: string,
): PostReading & Pick<CheckedImage, "picture"> {
  const parts = splitPost(text, file);
  if ("message" in parts) return { links: [], problems: [parts] };
  const body = checkBody(parts.body, file, parts.bodyLine);
  const { source, problems } = readFrontMatter(parts.yaml, file);
  const { links, anchors } = body;
  if (!source) return { links, anchors, problems: [...problems, ...body.problems] };
  const { value, problems: invalid } = checkSchema(postSchema, source);
  const named = !invalid.some(({ field }) => field === "featuredImage");
  const image: CheckedImage = named ? checkImage(source, folder) : { problems: [] };
  return {
    source,
    content: value,
    links,
    anchors,
    picture: image.picture,
    problems: [...problems, ...invalid, ...image.problems, ...body.problems],
  };
}
