import { headingIds } from "../../markdown/headings";
import { type MarkdownNode, parseMarkdown, textOf } from "../../markdown/tree";
import {
  type Fault,
  FILE_START,
  type Position,
  type Problem,
  positionAt,
  problem,
  quote,
} from "../problem";
import { deepLine, longParagraph, TOO_DEEP, TOO_LONG } from "../read/guard";
import type { SiteLink } from "../read/source";
import { addressFault } from "./links";

interface CheckedBody {
  problems: Problem[];
  links: SiteLink[];
  anchors?: string[];
}

const NO_TEXT: Fault = {
  message: "has no text",
  fix: "write the text of the post below the fields",
};

export function checkBody(body: string, file: string, firstLine: number): CheckedBody {
  const refuse = (line: number, { message, fix }: Fault) => ({
    problems: [problem(file, { line, column: 1 }, "body", message, fix)],
    links: [],
  });
  if (body.trim() === "") return refuse(Math.max(1, firstLine - 1), NO_TEXT);
  const deep = deepLine(body);
  if (deep !== undefined) return refuse(positionAt(body, deep).line + firstLine - 1, TOO_DEEP);
  const long = longParagraph(body);
  if (long !== undefined) return refuse(positionAt(body, long).line + firstLine - 1, TOO_LONG);
  return checkNodes(body, file, firstLine);
}

function checkNodes(body: string, file: string, firstLine: number) {
  const problems: Problem[] = [];
  const links: SiteLink[] = [];
  const anchors: string[] = [];
  const idOf = headingIds();
  // The title of the post is the h1 of its page, so headings in the text start at level 2.
  let level = 1;
  let columns = 0;
  // The loop replaces recursion, which would overflow the call stack for deeply nested lists.
  const waiting: [MarkdownNode, Position][] = [[parseMarkdown(body), FILE_START]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [node, around] = next;
    const start = node.position?.start ?? around;
    const source = body.slice(node.position?.start.offset, node.position?.end.offset);
    const place = { line: start.line + firstLine - 1, column: start.column };
    for (const fault of nodeFaults(node, source, level, columns)) {
      if (fault) problems.push(problem(file, place, "body", fault.message, fault.fix));
    }
    const { type, url = "", depth = 1, children = [] } = node;
    if (/^[/#]/.test(url) && !addressFault(url)) links.push({ path: url, ...place });
    if (type === "heading") {
      level = depth;
      anchors.push(idOf(textOf(node)));
    }
    if (type === "table") columns = children[0]?.children?.length ?? 0;
    for (const child of [...children].reverse()) waiting.push([child, start]);
  }
  return { problems, links, anchors };
}

const unsupported = (what: string, fix: string): Fault => ({
  message: `has ${what}, which is not supported`,
  fix,
});

function nodeFaults(
  node: MarkdownNode,
  source: string,
  level: number,
  columns: number,
): (Fault | undefined)[] {
  const { type, value = "", url = "", checked } = node;
  switch (type) {
    case "text":
      return MISTAKES.map(([pattern, fault]) => (pattern.test(value) ? fault : undefined));
    case "code":
      return [codeFault(source)];
    case "tableRow":
      return [rowFault(node, columns)];
    case "html": {
      const fix = "write markdown; to show HTML as text, put the HTML between backticks";
      return [unsupported(`HTML (${quote(value.split("\n")[0], 30)})`, fix)];
    }
    case "image":
    case "imageReference": {
      const fix = "remove the image; the only image of a post is its cover, featuredImage";
      return [unsupported("an image inside the text", fix)];
    }
    case "blockquote":
      return [blankFault(node, "quote")];
    case "listItem":
      return typeof checked === "boolean"
        ? [unsupported("a check box", "remove [ ] or [x]")]
        : [blankFault(node, "list item")];
    case "footnote":
    case "footnoteReference":
    case "footnoteDefinition":
      return [unsupported("a footnote", "move the text of the footnote into the paragraph")];
    case "heading":
      return [headingFault(node, source, level)];
    case "link":
      return [linkTextFault(node), linkFault(url)];
    case "linkReference":
      return [linkTextFault(node)];
    case "definition":
      return [linkFault(url)];
    default:
      return [];
  }
}

/** Marks of Markdown that are left in a text, because Markdown does not recognize them. */
const MISTAKES: readonly (readonly [RegExp, Fault])[] = [
  [
    /\] ?[([]/,
    {
      message: "has text that looks like a link but is not one",
      fix: "write [text](address) without spaces before or in the address; for [a][b], add a line [b]: address",
    },
  ],
  [
    /\*\*/,
    {
      message: "has ** that does not make text bold",
      fix: "write ** directly before and directly after the bold text; to show **, write `**`",
    },
  ],
  [
    /`/,
    {
      message: "has a backtick without a second one",
      fix: "write a backtick before and after the code, or remove the backtick",
    },
  ],
  [
    /^##/m,
    {
      message: "has text that looks like a heading but is not one",
      fix: "write a space after the last #",
    },
  ],
  [
    /^(?:-|\d+\.)\p{L}/mu,
    {
      message: "has text that looks like a list item but is not one",
      fix: "write a space after the - or after the number and its dot",
    },
  ],
  [
    /^\|.*\|$/m,
    {
      message: "has text that looks like a table but is not one",
      fix: "write a second line such as |---|---| with as many columns as the first line has",
    },
  ],
];

function codeFault(source: string): Fault | undefined {
  const fence = /^(?:```|~~~)/.exec(source)?.[0];
  if (!fence) {
    return {
      message: "has text that is indented by four spaces, which makes it code",
      fix: "remove the spaces, or write ``` above and below the code",
    };
  }
  // In a list or a quote, spaces or > precede the last fence.
  if (/\n[\s>]*(?:```+|~~~+)\s*$/.test(source)) return undefined;
  return {
    message: "has a code block without an end",
    fix: `write ${fence} in a line of its own below the code`,
  };
}

function rowFault({ children = [] }: MarkdownNode, columns: number): Fault | undefined {
  if (children.length <= columns) return undefined;
  return {
    message: `has a table row with ${children.length} cells, but the table has ${columns} columns`,
    fix: "remove cells, or add columns to the first two lines of the table; to show | in a cell, write \\|",
  };
}

const isBlank = (node: MarkdownNode) => textOf(node).trim() === "";

const blankFault = (node: MarkdownNode, name: string): Fault | undefined =>
  isBlank(node)
    ? { message: `has a ${name} without text`, fix: `write the text, or remove the ${name}` }
    : undefined;

const linkTextFault = (link: MarkdownNode): Fault | undefined =>
  isBlank(link)
    ? { message: "has a link without text", fix: "write the text of the link between [ and ]" }
    : undefined;

function linkFault(address: string): Fault | undefined {
  const fault = addressFault(address);
  return fault && { message: `${quote(address)} ${fault.message}`, fix: fault.fix };
}

/** The deepest heading level for which the site has styles. */
const DEEPEST = 4;

function headingFault(heading: MarkdownNode, source: string, above: number): Fault | undefined {
  const { depth = 1 } = heading;
  const marker = (depth: number) => "#".repeat(depth);
  if (isBlank(heading)) return blankFault(heading, "heading");
  if (!source.startsWith("#")) {
    return {
      message: "has text that is a heading because of the line of - or = below it",
      fix: "write ## before the heading instead, or an empty line before the line of -",
    };
  }
  if (depth === 1) {
    const message = "has a first-level heading, but only the title of the post may have this level";
    return { message, fix: "write ## instead of #" };
  }
  if (depth > DEEPEST) {
    const message = `has a heading ${marker(depth)}, but the site supports at most ${marker(DEEPEST)}`;
    return { message, fix: `write ${marker(DEEPEST)}` };
  }
  if (depth <= above + 1) return undefined;
  const under = above === 1 ? "the title" : marker(above);
  const message = `has a heading ${marker(depth)} directly under ${under}, which skips a level`;
  return { message, fix: `write ${marker(above + 1)}` };
}
