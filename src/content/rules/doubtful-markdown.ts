import { type MarkdownNode, offsetIn } from "../../markdown/tree";
import { characterName } from "../characters";
import type { Fault } from "../problem";
import { posts } from "../types";

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
  [
    /\[\^[^\]\s]+\]/,
    "has a sign for a footnote that does not exist",
    "write the note into the sentence, and remove the sign",
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

const SPLIT: Fault = {
  message: "has a line directly below a list or a quotation, which ends there",
  fix: "leave an empty line above this line; to continue the point, indent the line like its text; to continue the quotation, begin the line with >",
};

const FIELD = new RegExp(`^(?:${Object.keys(posts.entry.shape).join("|")}):`);

const FIELDS: Fault = {
  message: "has fields of a post in its text",
  fix: "move the fields between the two lines --- at the start of the file, and remove the lines --- here",
};

const UNDERLINED: Fault = {
  message: "has text directly above a line of hyphens, which makes the text a heading",
  fix: "leave an empty line above the hyphens; for a heading, write ## before the text, and remove the hyphens",
};

/** Finds paragraphs directly below another block, which other programs add to that block. */
function belowBlocks(block: MarkdownNode, source: string): Doubt[] {
  const { children = [] } = block;
  return children.flatMap((child, index) => {
    const above = children[index - 1];
    if (child.type !== "paragraph" || !child.position || !above?.position) return [];
    if (child.position.start.line > above.position.end.line + 1) return [];
    const offset = offsetIn(block, child);
    if (/^(list|blockquote)$/.test(above.type)) return { ...SPLIT, offset };
    const isField = above.type === "thematicBreak" && FIELD.test(source.slice(offset));
    return isField ? { ...FIELDS, offset } : [];
  });
}

function inHeading({ depth }: MarkdownNode, source: string): Doubt[] {
  if (depth !== 2 || !source.includes("\n")) return [];
  return [{ ...(FIELD.test(source) ? FIELDS : UNDERLINED), offset: 0 }];
}

function inTable(table: MarkdownNode, source: string): Doubt[] {
  const [, ...rows] = table.children ?? [];
  const offsets = rows.map((row) => offsetIn(table, row));
  const offset = offsets.find((start) => !/^.*\|/.test(withoutEscapes(source.slice(start))));
  if (offset === undefined) return [];
  const message = "has a line directly below a table, which makes the line a row of the table";
  return [{ message, fix: "leave an empty line between the table and this line", offset }];
}

/** Languages of these scripts divide words by zero-width spaces. */
const INVISIBLE = /\ufeff|(?<![\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Mymr}])\u200b/gu;

const invisibleCharacters = (source: string): Doubt[] =>
  [...source.matchAll(INVISIBLE)].map(({ 0: character, index }) => ({
    message: `has ${characterName(character)}`,
    fix: "delete this character, or delete the words around it and type the words again",
    offset: index,
  }));

/** Returns the doubtful parts of a node. `source` is the Markdown of the node. */
export function doubtsIn(node: MarkdownNode, source: string): Doubt[] {
  switch (node.type) {
    case "root":
      return [...belowBlocks(node, source), ...invisibleCharacters(source)];
    case "listItem":
    case "blockquote":
      return belowBlocks(node, source);
    case "heading":
      return inHeading(node, source);
    case "table":
      return inTable(node, source);
    case "paragraph":
      return atStartOfLine(source);
    case "text":
      return inText(source);
    case "code":
      return inCode(source);
    default:
      return [];
  }
}
