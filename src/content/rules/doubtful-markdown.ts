import type { MarkdownNode } from "../../markdown/tree";
import type { Fault } from "../problem";

/**
 * Finds slips of the pen, such as a list item without a space. Every result is a warning, because
 * the text can also be meant as it is.
 */

interface Doubt extends Fault {
  /** Number of characters between the start of the node and the doubtful text */
  offset: number;
}

type Pattern = readonly [pattern: RegExp, message: string, advice: string];

/** Syntax that is still in a text after parsing, so visitors would see the syntax. */
const IN_TEXT: readonly Pattern[] = [
  [
    /\][([]|\)\[(?!\d+\])/,
    "has text that looks like a link but is not one",
    "write [text](address) without spaces in the address; for [a][b], add a line [b]: address",
  ],
  [
    /\*\*/,
    "has ** that does not format any text",
    "write ** directly before and directly after the text, with a space around them; to show **, write \\ before each *",
  ],
  [
    /`/,
    "has a backtick without a second one",
    "write a backtick before and after the code, or remove the backtick",
  ],
];

/** Syntax at the start of a line that is still in a paragraph after parsing. */
const AT_START_OF_LINE: readonly Pattern[] = [
  [
    /^(?:[•●▪◦‣]|[-*+]\u00a0|-(?=[\p{L}[*`"“])|\d{1,2}[.)](?=[\s\p{L}[*`"“]))/u,
    "has a line that begins like a list item but is not one",
    "begin the line with - or 1. and an ordinary space, with an empty line above the list; to show the text as it is, write \\ before its first sign",
  ],
  [
    /^#{1,6}\u00a0|^#{2,6}[^#\s]/,
    "has text that looks like a heading but is not one",
    "write an ordinary space after the last #",
  ],
  [
    /^\|/,
    "has text that looks like a table but is not one",
    "write a second line such as |---|---| with as many columns as the first line has",
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

/** Returns the doubtful parts of a node. `source` is the Markdown of the node. */
export function doubtsIn({ type }: MarkdownNode, source: string): Doubt[] {
  if (type === "text") return inText(source);
  if (type === "paragraph") return atStartOfLine(source);
  return type === "code" ? inCode(source) : [];
}
