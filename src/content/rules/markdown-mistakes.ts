import type { MarkdownNode } from "../../markdown/tree";
import type { Fault } from "../problem";

interface Mistake extends Fault {
  /** The line of the mistake, counted from 0 at the first line of the node. */
  line: number;
}

type Pattern = readonly [RegExp, Fault];

/** Marks of Markdown that are still in a text after parsing, so visitors would see them. */
const IN_TEXT: readonly Pattern[] = [
  [
    /\][([]|\)\[/,
    {
      message: "has text that looks like a link but is not one",
      fix: "write [text](address) without spaces in the address; for [a][b], add a line [b]: address",
    },
  ],
  [
    /\*\*/,
    {
      message: "has ** that does not make text bold",
      fix: "write ** directly before and directly after the bold text, with a space around them; to show **, write \\*\\*",
    },
  ],
  [
    /`/,
    {
      message: "has a backtick without a second one",
      fix: "write a backtick before and after the code, or remove the backtick",
    },
  ],
];

const AT_START_OF_LINE: readonly Pattern[] = [
  [
    /^#{2,6}[^# \t]/,
    {
      message: "has text that looks like a heading but is not one",
      fix: "write an ordinary space after the last #",
    },
  ],
  [
    /^(?:-|\d+\.)\p{L}/u,
    {
      message: "has text that looks like a list item but is not one",
      fix: "write a space after the - or the dot; to show the text as it is, write \\ before the - or the dot",
    },
  ],
  [
    /^\|/,
    {
      message: "has text that looks like a table but is not one",
      fix: "write a second line such as |---|---| with as many columns as the first line has",
    },
  ],
];

/** Reports each pattern at its first line only, because all rows of a table match. */
function matches(patterns: readonly Pattern[], text: string): Mistake[] {
  const lines = text.split("\n");
  return patterns.flatMap(([pattern, fault]) => {
    const line = lines.findIndex((content) => pattern.test(content));
    return line === -1 ? [] : { ...fault, line };
  });
}

/**
 * Finds Markdown that has no effect, or that has an effect which authors do not expect. `source` is
 * the Markdown of the node.
 */
export function markdownMistakes(node: MarkdownNode, source: string): Mistake[] {
  switch (node.type) {
    case "text":
      // A character after a backslash is no Markdown.
      return matches(IN_TEXT, source.replace(/\\./g, "escaped"));
    case "paragraph":
      // In a list or a quote, spaces or > precede the text of a line.
      return matches(AT_START_OF_LINE, source.replace(/^[ \t>]+/gm, ""));
    case "heading":
      return headingMistakes(node, source);
    case "code":
      return codeMistakes(source);
    case "table":
      return tableMistakes(node);
    default:
      return [];
  }
}

function headingMistakes({ depth }: MarkdownNode, source: string): Mistake[] {
  const line = source.split("\n").length - 1;
  if (line === 0) return [];
  const sign = depth === 1 ? "=" : "-";
  return [
    {
      message: `has a line of ${sign} that makes the text above it a heading`,
      fix: `write an empty line before the line of ${sign}; for a heading, write ## before the text instead`,
      line,
    },
  ];
}

function codeMistakes(source: string): Mistake[] {
  const fence = /^(?:`{3,}|~{3,})/.exec(source)?.[0];
  if (!fence) {
    return [
      {
        message: "has indented text, which Markdown shows as code",
        fix: "remove the spaces or the tab before the text; for code, write ``` above and below it",
        line: 0,
      },
    ];
  }
  const [, ...lines] = source.trimEnd().split("\n");
  const last = lines.at(-1)?.replace(/^[ \t>]+/, "") ?? "";
  if (last.startsWith(fence) && /^(?:`+|~+)$/.test(last)) return [];
  return [
    {
      message: "has a code block without an end",
      fix: `write ${fence} in a line of its own below the code, indented like the first ${fence}`,
      line: 0,
    },
  ];
}

function tableMistakes({ children: rows = [] }: MarkdownNode): Mistake[] {
  const cells = rows.map(({ children = [] }) => children.length);
  const [columns = 0] = cells;
  return cells.flatMap((count, row) => {
    if (count <= columns) return [];
    return {
      message: `has a table row with ${count} cells, but the table has ${columns} columns`,
      fix: "remove cells, or add columns to the first two lines of the table; to show | in a cell, write \\|",
      // The second line of a table separates the first row from the others.
      line: row + 1,
    };
  });
}
