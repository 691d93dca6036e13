import type { Content, Root } from "mdast";
import remarkFootnotes from "remark-footnotes";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import unified from "unified";

/** These are the packages and settings of gatsby-transformer-remark. */
const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkFootnotes, { inlineNotes: true })
  .freeze();

export const parseMarkdown = (markdown: string): Root => parser.parse(markdown) as unknown as Root;

export type MarkdownNode = Root | Content;

export const plainTextOf = (node: MarkdownNode): string => {
  if ("value" in node) return node.value;
  return "children" in node ? (node.children as MarkdownNode[]).map(plainTextOf).join("") : "";
};

/** Returns "" if no text would be visible. */
export const textOf = (node: MarkdownNode): string => {
  if ("value" in node) return node.value.trim();
  return "children" in node ? (node.children as MarkdownNode[]).map(textOf).join("") : "";
};
