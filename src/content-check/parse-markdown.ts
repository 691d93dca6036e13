import type { Root } from "mdast";
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
