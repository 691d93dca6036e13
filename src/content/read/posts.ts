import { join } from "node:path";
import type { Problem } from "../problem";
import { checkBody } from "../rules/body";
import { checkSchema } from "../rules/schema";
import { posts } from "../types";
import { checkCover } from "./covers";
import { listPosts, type PostFolder } from "./folders";
import { readFrontMatter, splitPost } from "./front-matter";
import { guarded } from "./guard";
import type { PostReading, PostSource } from "./source";
import { readText } from "./text";

interface Posts {
  /** Posts whose front matter could be parsed */
  sources: PostSource[];
  folders: PostFolder[];
  warnings: Problem[];
}

export async function readPosts(problems: Problem[], path: string, file: string): Promise<Posts> {
  const folders = (await guarded(problems, file, () => listPosts(problems, path, file))) ?? [];
  const posts: Posts = { sources: [], folders, warnings: [] };
  for (const folder of folders) {
    const reading = await guarded(problems, `${folder.file}/index.md`, () => readPost(folder));
    if (!reading) continue;
    const { source, links, anchors } = reading;
    problems.push(...reading.problems);
    posts.warnings.push(...reading.warnings);
    if (source) posts.sources.push({ folder, source, links, anchors });
  }
  return posts;
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
  const faults = source ? checkSchema(posts.schema, source) : [];
  return {
    source,
    links: body.links,
    anchors: body.anchors,
    problems: [...problems, ...faults, ...body.problems],
    warnings: body.warnings,
  };
}
