import { join } from "node:path";
import type { Problem } from "../problem";
import { checkBody } from "../rules/body";
import { checkSchema } from "../rules/schema";
import { type PostContent, posts } from "../types";
import { checkCover } from "./covers";
import { listPosts, type PostFolder } from "./folders";
import { readFrontMatter, splitPost } from "./front-matter";
import { guarded } from "./guard";
import type { PostReading, PostSource } from "./source";
import { readText } from "./text";

/** The front matter of a valid post, with the name of its folder in `content/posts`. */
export type CheckedPost = PostContent & { folder: string };

interface PostsReading {
  valid: CheckedPost[];
  sources: PostSource[];
  folders: PostFolder[];
  problems: Problem[];
  warnings: Problem[];
}

export async function readPosts(path: string, file: string): Promise<PostsReading> {
  const listed = await guarded(file, () => listPosts(path, file));
  const folders = "folders" in listed ? listed.folders : [];
  const all: PostsReading = {
    valid: [],
    sources: [],
    folders,
    problems: [...listed.problems],
    warnings: [],
  };
  for (const folder of folders) {
    const reading = await guarded(`${folder.file}/index.md`, () => readPost(folder));
    all.problems.push(...reading.problems);
    if (!("links" in reading)) continue;
    all.warnings.push(...reading.warnings);
    const { source, content, links, anchors } = reading;
    if (source) all.sources.push({ folder, source, links, anchors });
    if (content) all.valid.push({ ...content, folder: folder.name });
  }
  return all;
}

export async function readPost(folder: PostFolder): Promise<PostReading> {
  const file = `${folder.file}/index.md`;
  const text = readText(join(folder.path, "index.md"), file);
  if (typeof text !== "string") return { links: [], problems: [text], warnings: [] };
  const parsed = parsePost(text, file);
  return {
    ...parsed,
    problems: [...parsed.problems, ...(await checkCover(folder, parsed))],
  };
}

function parsePost(text: string, file: string): PostReading {
  const parts = splitPost(text, file);
  if ("message" in parts) return { links: [], problems: [parts], warnings: [] };
  const body = checkBody(parts.body, file, parts.bodyLine);
  const { source, problems } = readFrontMatter(parts.yaml, file);
  const fields = source ? checkSchema(posts.schema, source) : { problems: [] };
  return {
    source,
    content: fields.value,
    links: body.links,
    anchors: body.anchors,
    problems: [...problems, ...fields.problems, ...body.problems],
    warnings: body.warnings,
  };
}
