import { z } from "zod";
import { exampleOf, metaOf } from "../../content/define";
import { MAX_META_TITLE, slugOf } from "../../content/fields";
import { DRAFT_BODY } from "../../content/rules/placeholders";
import { type PostContent, posts } from "../../content/types";

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

/** Returns a value for each required field. */
const requiredFields = () =>
  Object.entries(posts.entry.shape)
    .filter(([, schema]) => !(schema instanceof z.ZodOptional))
    .map(([name, schema]) => [name, metaOf(schema).placeholder ?? exampleOf(schema)]);

export function draftPost({ title, author, category, today }: DraftInput): PostContent {
  // The slug of a title without Latin letters and digits is empty.
  const slug = slugOf(title) || `post-${today}`;
  return {
    ...(Object.fromEntries(requiredFields()) as PostContent),
    id: slug,
    title,
    slug,
    author,
    category,
    publishedAt: today,
    createdAt: today,
    updatedAt: today,
    metaTitle: shortTitle(title),
  };
}

/** JSON is valid YAML, so JSON.stringify escapes the values. */
export function postText(post: PostContent): string {
  const plain = new Set(["published", "publishedAt", "createdAt", "updatedAt"]);
  const lines = Object.entries(post).map(([name, value]) =>
    plain.has(name) ? `${name}: ${value}` : `${name}: ${JSON.stringify(value)}`,
  );
  return `---\n${lines.join("\n")}\n---\n\n${DRAFT_BODY}`;
}
