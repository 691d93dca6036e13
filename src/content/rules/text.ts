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

/** What is known of the text of a post. */
export interface CheckedBody {
  problems: Problem[];
  /** Links to pages of the site, and inside the text */
  links: SiteLink[];
  /** Ids of its headings; unknown where the text could not be parsed */
  anchors?: string[];
}

const NO_TEXT: Fault = { message: "has no text", fix: "write the post below its fields" };

/**
 * Checks the text of a post: what the site does not show, and what must not be shown.
 * @param body the markdown after the front matter
 * @param firstLine the line of the file in which the body begins
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

/** What was found in a text; positions count from the text's own beginning. */
interface Inspection {
  faults: (Fault & Position)[];
  /** Harmless links inside the site, of which only the whole content knows where they lead */
  links: SiteLink[];
  /** What links can lead to inside the text: the ids that its headings get */
  anchors: string[];
}

/** Parses a markdown text and looks at every node of it, in the order of the text. */
export function inspectBody(markdown: string): Inspection {
  const found: Inspection = { faults: [], links: [], anchors: [] };
  const idOf = headingIds();
  // The title of the post is the h1 above the text.
  let level = 1;
  // A stack instead of recursion: quotes and lists can be nested deeper than calls can.
  const waiting: [MarkdownNode, Position][] = [[parseMarkdown(markdown), FILE_START]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [node, around] = next;
    // Links that the parser finds inside a text have no position of their own.
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
 * What must not be published, or would not be shown, in one node of a text.
 * @param level of the heading above it; 1 for the title of the post
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

/** Deepest heading that the site has a style and an anchor for. */
const DEEPEST = 4;

/**
 * Whether a heading fits into the outline of its post.
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
