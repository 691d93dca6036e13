import { randomUUID } from "node:crypto";
import { z } from "zod";
import { PLACEHOLDER } from "../../content/rules/posts";
import { type PostContent, posts } from "../../content/types";
import { exampleOf, metaOf } from "../../content/types/define";
import { MAX_META_TITLE, slugOf } from "../../content/types/fields";

interface DraftInput {
  title: string;
  author: string;
  category: string;
  /** A date such as 2026-03-02. */
  today: string;
}

/** Cuts the title after a word, or after a character if the title has no spaces. */
const shortTitle = (title: string): string =>
  title.length <= MAX_META_TITLE
    ? title
    : title.slice(0, MAX_META_TITLE + 1).replace(/(\s+\S*|.)$/su, "");

/** The cover of a new draft. The placeholder in its name reminds the author of a cover of their own. */
export const DRAFT_COVER = `${PLACEHOLDER}.png`;

const DRAFT_BODY = `${PLACEHOLDER}: Begin with what the reader gains. One empty line divides paragraphs.

## ${PLACEHOLDER}: A heading

- ${PLACEHOLDER}: A point, with **bold** words
- ${PLACEHOLDER}: Another one, with [a link](/services)
`;

function placeholderOf(schema: z.ZodType) {
  const example = exampleOf(schema);
  if (Array.isArray(example)) return [PLACEHOLDER];
  return typeof example === "string" ? `${PLACEHOLDER}: ${metaOf(schema).description}` : example;
}

/** Returns a value for each required field. */
const requiredFields = () =>
  Object.entries(posts.entry.shape)
    .filter(([, schema]) => !(schema instanceof z.ZodOptional))
    .map(([name, schema]) => [name, placeholderOf(schema as z.ZodType)]);

export function draftPost({ title, author, category, today }: DraftInput): PostContent {
  // The slug of a title without Latin letters and digits is empty.
  const slug = slugOf(title) || `post-${today}`;
  return {
    ...(Object.fromEntries(requiredFields()) as PostContent),
    id: randomUUID(),
    title,
    slug,
    author,
    category,
    featuredImage: `./${DRAFT_COVER}`,
    publishedAt: today,
    updatedAt: today,
    metaTitle: shortTitle(title),
  };
}

/** JSON is valid YAML, so JSON.stringify escapes the values. */
export function postText(post: PostContent): string {
  const plain = new Set(["published", "publishedAt", "updatedAt"]);
  const lines = Object.entries(post).map(([name, value]) =>
    plain.has(name) ? `${name}: ${value}` : `${name}: ${JSON.stringify(value)}`,
  );
  return `---\n${lines.join("\n")}\n---\n\n${DRAFT_BODY}`;
}
