import type { MarkdownNode } from "../../markdown/tree";
import type { Fault } from "../problem";

/**
 * Finds Markdown that probably means something else, such as a list item without a space. Every
 * result is a warning, because the text can also be meant as it is.
 */

interface Doubt extends Fault {
  /** Number of characters between the start of the node and the doubtful text */
  offset: number;
}

type Pattern = readonly [pattern: RegExp, message: string, advice: string];

const OTHER_TOOL =
  "remove the sign, which belongs to another tool; Markdown shows the sign as text";

/** Syntax that is still in a text after parsing, so visitors would see the syntax. */
const IN_TEXT: readonly Pattern[] = [
  [
    /\][([]|\)\[(?!\d+\])/,
    "has text that looks like a link but is not one",
    "write [text](address) without spaces in the address; for [a][b], add a line [b]: address",
  ],
  [
    /\*\*|~~|(?<![\w_])__(?=\S)/,
    "has ** or ~~ or __ that does not format any text",
    "write the sign directly before and directly after the text, with a space around them; to show the sign, write \\ before it",
  ],
  [
    /`/,
    "has a backtick without a second one",
    "write a backtick before and after the code, or remove the backtick",
  ],
  [/\[![a-z]+\]/i, "has a callout such as [!NOTE], which is shown as text", OTHER_TOOL],
  [/^\[_*toc_*\]$/im, "has [TOC], which is shown as text", "remove it; posts have contents anyway"],
  [/\[\[[^\]\n]+\]\]/, "has [[...]], which is shown as text", "write [text](address)"],
  [
    /\[\/\w+\]|\[\w+ \w+=/,
    "has a code in square brackets, which is shown as text",
    "remove the code, or write it in Markdown",
  ],
  [
    /\{:? ?[#.][\w-][^}\n]*\}/,
    "has {...} with an id or a class, which is shown as text",
    OTHER_TOOL,
  ],
  [/\{\{|\{%|%\}/, "has {{ or {%, which is shown as text", OTHER_TOOL],
  [/==(?=[^\s=])[^=\n]*[^\s=]==/, "has ==...==, which is shown as text", "write **...**"],
  [
    /(?<=^|[\s(]):[a-z][a-z\d_+-]*:(?=$|[\s.,;!?)])/im,
    "has the name of an emoji between colons, which is shown as text",
    "write the emoji itself",
  ],
  [
    /(?<![\w$])\$(?:\$|[^\s$\d][^$\n]*(?<=\S)\$(?![\w$])|[^\s$]\$(?![\w$]))/,
    "has a formula between $ signs, which is shown as text",
    "write the formula in words or as code, between backticks",
  ],
  [/(?<=\w)\^[\w+-]+\^/, "has ^...^, which is shown as text", "write a raised sign such as ²"],
];

const LIST_ITEM = [
  "has a line that begins like a list item but is not one",
  "begin the line with - or 1. and an ordinary space, with an empty line above the list; to show the text as it is, write \\ before its first sign",
] as const;

/** Syntax at the start of a line that is still in a paragraph after parsing. */
const AT_START_OF_LINE: readonly Pattern[] = [
  [
    /^(?:[•●○◦▪▫■□◆◇‣⁃∙・✓✔☑✗✘❌✅➔➜➤►▶→👉①-⑳❶-❿]|\d\ufe0f?\u20e3|[·–—](?=\s.*\n[·–—]\s)|[·–]\s)/u,
    ...LIST_ITEM,
  ],
  [/^(?:[-*+]|\d{1,2}[.)])[^\S \t\n]/, ...LIST_ITEM],
  [/^-(?=[\p{L}[`"“]|\*\*)/u, ...LIST_ITEM],
  [/^\d{1,2}[.)](?=[\p{L}[`"“]|\*\*)/u, ...LIST_ITEM],
  [/^\d{1,2}[.)] /, ...LIST_ITEM],
  [/^(?:\((?:\d{1,2}|[a-z]|[ivx]+)\)|(?:\d{1,2}|[a-z]|[ivx]+)\))(?=[\s\p{L}])/iu, ...LIST_ITEM],
  [/^[a-z]\.\s/, ...LIST_ITEM],
  [
    /^#{1,6}[^\S \t\n]|^#{2,6}[^#\s]/,
    "has text that looks like a heading but is not one",
    "write an ordinary space after the last #",
  ],
  [
    /^\|/,
    "has text that looks like a table but is not one",
    "write a second line such as |---|---| with as many columns as the first line has",
  ],
  [
    /^(?::{3,}|!{3} |\?{3} |: \S|={1,6} \S)/,
    "has a line that begins with a sign of another tool, which is shown as text",
    OTHER_TOOL,
  ],
];

/** A character after a backslash is no syntax. The replacement has the same length. */
const withoutEscapes = (source: string) => source.replace(/\\[!-/:-@[-`{-~]/g, "\ufffc\ufffc");

function inText(source: string): Doubt[] {
  const text = withoutEscapes(source);
  return IN_TEXT.flatMap(([pattern, message, fix]) => {
    const offset = text.search(pattern);
    return offset === -1 ? [] : { message, fix, offset };
  });
}

/** Reports each message once per paragraph, because all rows of a table match. */
function atStartOfLine(source: string): Doubt[] {
  const found = new Map<string, Doubt>();
  for (const { index, 0: prefix } of source.matchAll(/^[ \t>]*/gm)) {
    const offset = index + prefix.length;
    const line = withoutEscapes(source.slice(offset));
    for (const [pattern, message, fix] of AT_START_OF_LINE) {
      if (pattern.test(line) && !found.has(message)) found.set(message, { message, fix, offset });
    }
  }
  return [...found.values()];
}

/** Scripts that separate words by spaces, so a sign between two letters is inside of a word. */
const IN_WORD = /[\p{N}\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]$/u;

function inWord(source: string, before: string): Doubt[] {
  if (!IN_WORD.test(before)) return [];
  const sign = /^[*_~]+/.exec(source)?.[0] ?? "";
  const message = `has ${sign} inside a word or a number, which formats the text up to the next ${sign}`;
  return [{ message, fix: `to show ${sign}, write \\ before it`, offset: 0 }];
}

function inHeading({ depth }: MarkdownNode, source: string): Doubt[] {
  const offset = source.lastIndexOf("\n") + 1;
  if (offset === 0) return [];
  const sign = depth === 1 ? "=" : "-";
  const message = `has a line of ${sign} that makes the text above it a heading`;
  const fix = `write an empty line before the line of ${sign}; for a heading, write ## before the text instead`;
  return [{ message, fix, offset }];
}

function inCode(source: string): Doubt[] {
  const fence = /^(?:`{3,}|~{3,})/.exec(source)?.[0];
  if (!fence) {
    const message = "has indented text, which Markdown shows as code";
    const fix =
      "remove the spaces or the tab before the text; for code, write ``` above and below it";
    return [{ message, fix, offset: 0 }];
  }
  const [, ...lines] = source.trimEnd().split("\n");
  const last = lines.at(-1)?.replace(/^[ \t>]+/, "") ?? "";
  if (last.startsWith(fence) && /^(?:`+|~+)$/.test(last)) return [];
  const fix = `write ${fence} in a line of its own below the code, indented like the first ${fence}`;
  return [{ message: "has a code block without an end", fix, offset: 0 }];
}

function inList({ ordered, start = 1 }: MarkdownNode): Doubt[] {
  if (!ordered || Number(start) < 1000) return [];
  const fix = `for a sentence that begins with a year, write ${start}\\. instead of ${start}.`;
  return [{ message: `has a list that starts at ${start}`, fix, offset: 0 }];
}

const inEmpty = ({ children }: MarkdownNode, name: string): Doubt[] =>
  children?.length === 0
    ? [{ message: `has a ${name} without text`, fix: `remove the ${name}`, offset: 0 }]
    : [];

/** Quotation marks, dashes and other signs that are no part of most addresses. */
const TYPOGRAPHIC = /[‐-―‘-‟…‹›«»、。〈-】！-／：-？［］]/;

function inLink({ url = "" }: MarkdownNode, source: string): Doubt[] {
  const sign = /^[[<]/.test(source) ? undefined : TYPOGRAPHIC.exec(url)?.[0];
  if (!sign) return [];
  const fix = `write < before and > after the address, without ${sign}`;
  return [{ message: `has an address that contains ${sign}`, fix, offset: 0 }];
}

/**
 * Returns the doubtful parts of a node. `source` is the Markdown of the node, and `before` is the
 * character before it.
 */
export function doubtsIn(node: MarkdownNode, source: string, before: string): Doubt[] {
  switch (node.type) {
    case "text":
      return inText(source);
    case "paragraph":
      return atStartOfLine(source);
    case "emphasis":
    case "strong":
    case "delete":
      return inWord(source, before);
    case "heading":
      return inHeading(node, source);
    case "code":
      return inCode(source);
    case "list":
      return inList(node);
    case "listItem":
      return inEmpty(node, "list item");
    case "blockquote":
      return inEmpty(node, "quote");
    case "link":
      return inLink(node, source);
    default:
      return [];
  }
}
