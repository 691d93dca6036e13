import remarkFootnotes from "remark-footnotes";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import unified, { type ParserFunction, type PluggableList, type Processor } from "unified";
import { repairText } from "./pasted-text";
import type { MarkdownNode } from "./tree";

/** Repairs the text before the parser reads it. */
function repairBeforeParsing(this: Processor): void {
  const parse = this.Parser as ParserFunction;
  this.Parser = (text, file) => parse(repairText(text), file);
}

/**
 * The Markdown parser of the build without remark-gfm, which would take half as long again. So the
 * content check, which runs without Gatsby, finds no address without brackets, such as www.example.com;
 * the check of links after the build does.
 */
const parser = unified().use(remarkParse).use(remarkFootnotes).freeze();

/**
 * Extensions of the Markdown parser. gatsby-transformer-remark uses the same list in place of its
 * own, which reads the text between two single tildes as deleted, as in `100~200 or 300~400`.
 */
export const PARSER_PLUGINS: PluggableList = [
  [remarkGfm, { singleTilde: false }],
  remarkFootnotes,
  repairBeforeParsing,
];

export const parseMarkdown = (markdown: string) =>
  parser.parse(markdown) as unknown as MarkdownNode;
