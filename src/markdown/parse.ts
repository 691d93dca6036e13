import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import unified, { type PluggableList } from "unified";

import type { MarkdownNode } from "./tree";

/**
 * The Markdown parser of the build, without its extensions: tables and deleted text change neither
 * links nor pictures, and the extensions double the time. The content check runs without Gatsby.
 */
const parser = unified().use(remarkParse).freeze();

/**
 * Extensions of the Markdown parser. gatsby-transformer-remark uses the same list in place of its
 * own, which reads the text between two single tildes as deleted, as in `100~200 or 300~400`.
 */
export const PARSER_PLUGINS: PluggableList = [[remarkGfm, { singleTilde: false }]];

export const parseMarkdown = (markdown: string) =>
  parser.parse(markdown) as unknown as MarkdownNode;
