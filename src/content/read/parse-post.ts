import { checkSchema } from "../rules/schema";
import { checkBody } from "../rules/text";
import { posts } from "../types";
import { readFrontMatter, splitPost } from "./front-matter";
import type { PostReading } from "./source";

/** Parses `index.md` of a post, and checks its fields and its body. */
export function parsePost(text: string, file: string): PostReading {
  const parts = splitPost(text, file);
  if ("message" in parts) return { links: [], problems: [parts] };
  const body = checkBody(parts.body, file, parts.bodyLine);
  const { source, places, problems } = readFrontMatter(parts.yaml, file);
  const { links, anchors } = body;
  if (!source) return { links, anchors, problems: [...problems, ...body.problems] };
  const { value, problems: invalid } = checkSchema(posts.schema, source);
  return {
    source,
    places,
    content: value,
    links,
    anchors,
    problems: [...problems, ...invalid, ...body.problems],
  };
}
