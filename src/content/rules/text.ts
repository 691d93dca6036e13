import type { Heading } from "mdast";
import { headingIds } from "../../markdown/heading-ids";
import { type MarkdownNode, parseMarkdown, plainTextOf, textOf } from "../../markdown/parse";
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

/** The result of checking the text of a post. */
export interface CheckedBody {
  problems: Problem[];
  /** Its internal links */
  links: SiteLink[];
  /** Ids of its headings; undefined if the text could not be parsed */
  anchors?: string[];
}

const NO_TEXT: Fault = { message: "has no text", fix: "write the post below its fields" };

/**
 * Checks the text of a post for elements that the site does not support or does not allow.
 * @param body the markdown after the front matter
 * @param firstLine first line of the body in the file, from 1
 */
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
  const { faults, links, anchors } = inspectBody(body);
  const inFile = (line: number) => line + firstLine - 1;
  return {
    problems: faults.map(({ line, column, message, fix }) =>
      problem(file, { line: inFile(line), column }, "body", message, fix),
    ),
    links: links.map((link) => ({ ...link, line: inFile(link.line) })),
    anchors,
  };
}

/** The result of `inspectBody`; positions are relative to the text. */
interface Inspection {
  faults: (Fault & Position)[];
  /** Allowed internal links; their targets are checked when all content is read */
  links: SiteLink[];
  /** Ids of its headings */
  anchors: string[];
}

/** Parses a markdown text and checks every node, in document order. */
export function inspectBody(markdown: string): Inspection {
  const found: Inspection = { faults: [], links: [], anchors: [] };
  const idOf = headingIds();
  // The title of the post is the h1 above the text.
  let level = 1;
  // A stack instead of recursion, because deeply nested lists would overflow the call stack.
  const waiting: [MarkdownNode, Position][] = [[parseMarkdown(markdown), FILE_START]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [node, around] = next;
    // Autolinks have no position of their own.
    const { line, column } = node.position?.start ?? around;
    for (const fault of nodeFaults(node, level)) found.faults.push({ ...fault, line, column });
    if ("url" in node && /^[/#]/.test(node.url) && !addressFault(node.url)) {
      found.links.push({ path: node.url, line, column });
    }
    if (node.type === "heading") {
      level = node.depth;
      found.anchors.push(idOf(plainTextOf(node)));
    }
    if (!("children" in node)) continue;
    for (const child of [...node.children].reverse()) waiting.push([child, { line, column }]);
  }
  return found;
}

/**
 * Checks one node of a text.
 * @param level level of the heading above it; 1 for the title of the post
 */
export function nodeFaults(node: MarkdownNode, level: number): Fault[] {
  const faults =
    node.type === "link" ? [linkTextFault(node), linkFault(node.url)] : [nodeFault(node, level)];
  return faults.filter((fault) => fault !== undefined);
}

function nodeFault(node: MarkdownNode, level: number): Fault | undefined {
  switch (node.type) {
    case "text": {
      if (!/\][([]/.test(node.value)) return undefined;
      const fix = "write [text](address) without spaces in the address; define what [a][b] names";
      return { message: "has what looks like a link but is none", fix };
    }
    case "html": {
      const [start = ""] = node.value.split("\n");
      const message = `has HTML (${quote(start, 30)}), which is not supported`;
      return { message, fix: "write markdown; to show it as text, put it between backticks" };
    }
    case "image":
    case "imageReference": {
      const fix = "remove the picture, or use featuredImage for the post's only one";
      return { message: "has a picture: pictures inside the text are not supported", fix };
    }
    case "listItem":
      return typeof node.checked === "boolean"
        ? { message: "has a check box, which nobody can tick here", fix: "remove [ ] or [x]" }
        : undefined;
    case "footnote":
    case "footnoteReference":
    case "footnoteDefinition":
      return { message: "has a footnote, which is not supported", fix: "write it into the text" };
    case "heading":
      return headingFault(node, level);
    case "linkReference":
      return linkTextFault(node);
    case "definition":
      return linkFault(node.url);
    default:
      return undefined;
  }
}

const linkTextFault = (link: MarkdownNode): Fault | undefined =>
  textOf(link) === ""
    ? { message: "has a link without text", fix: "write what it leads to between [ and ]" }
    : undefined;

function linkFault(address: string): Fault | undefined {
  const fault = addressFault(address);
  return fault && { message: `${quote(address)} ${fault.message}`, fix: fault.fix };
}

/** The deepest heading level for which the site has styles. */
const DEEPEST = 4;

/**
 * Checks the level of a heading in the outline of its post.
 * @param above level of the heading before it; 1 for the title of the post
 */
function headingFault(heading: Heading, above: number): Fault | undefined {
  const mark = (depth: number) => "#".repeat(depth);
  if (textOf(heading) === "") {
    return { message: "has a heading without text", fix: "write its text, or remove it" };
  }
  if (heading.depth === 1) {
    const message = "has a first-level heading, which the title of the post already is";
    return { message, fix: "write ## instead of #" };
  }
  if (heading.depth > DEEPEST) {
    const message = `has a heading ${mark(heading.depth)}, which is deeper than the site has`;
    return { message, fix: `write ${mark(DEEPEST)} at most` };
  }
  if (heading.depth <= above + 1) return undefined;
  const under = above === 1 ? "the title" : mark(above);
  const message = `has a heading ${mark(heading.depth)} under ${under}, which leaves out a level`;
  return { message, fix: `write ${mark(above + 1)}` };
}
