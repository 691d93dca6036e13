import remarkFootnotes from "remark-footnotes";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import unified from "unified";

import type { MarkdownNode } from "./tree";

/**
 * Parses Markdown with the packages and settings of gatsby-transformer-remark. Only the content check
 * needs this parser, because the check runs before Gatsby and without Gatsby.
 */
const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkFootnotes, { inlineNotes: true })
  .freeze();

export const parseMarkdown = (markdown: string) =>
  parser.parse(markdown) as unknown as MarkdownNode;
