import type { Content, Root } from "mdast";
import remarkFootnotes from "remark-footnotes";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import unified from "unified";

/** With the packages and settings of gatsby-transformer-remark, which renders the same text. */
const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkFootnotes, { inlineNotes: true })
  .freeze();

/** The syntax tree of a whole markdown text. */
export const parseMarkdown = (markdown: string): Root => parser.parse(markdown) as unknown as Root;

/** A node of a parsed markdown text. */
export type MarkdownNode = Root | Content;

/** The text of a node with its spaces, as the id of a heading is made from it. */
export const plainTextOf = (node: MarkdownNode): string => {
  if ("value" in node) return node.value;
  return "children" in node ? (node.children as MarkdownNode[]).map(plainTextOf).join("") : "";
};

/** The text that a reader sees of a node. */
export const textOf = (node: MarkdownNode): string => {
  if ("value" in node) return node.value.trim();
  return "children" in node ? (node.children as MarkdownNode[]).map(textOf).join("") : "";
};
