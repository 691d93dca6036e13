import { headingIds } from "../../markdown/headings";
import { parseMarkdown } from "../../markdown/parse";
import { type MarkdownNode, textOf } from "../../markdown/tree";
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
import { markdownMistakes } from "./markdown-mistakes";

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
  // The loop replaces recursion, which would overflow the call stack for deeply nested lists.
  const waiting: [MarkdownNode, Position][] = [[parseMarkdown(body), FILE_START]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [node, around] = next;
    const start = node.position?.start ?? around;
    const place = { line: start.line + firstLine - 1, column: start.column };
    for (const fault of nodeFaults(node, level)) {
      if (fault) problems.push(problem(file, place, "body", fault.message, fault.fix));
    }
    for (const { line, message, fix } of markdownMistakes(node, sourceOf(node, body))) {
      const at = line === 0 ? place : { line: place.line + line, column: 1 };
      problems.push(problem(file, at, "body", message, fix));
    }
    const { type, url = "", depth = 1, children = [] } = node;
    if (/^[/#]/.test(url) && !addressFault(url)) links.push({ path: url, ...place });
    if (type === "heading") {
      level = depth;
      anchors.push(idOf(textOf(node)));
    }
    for (const child of [...children].reverse()) waiting.push([child, start]);
  }
  return { problems, links, anchors };
}

/** The parser moves the text around an email address into new nodes, which have no position. */
const sourceOf = ({ position, value = "" }: MarkdownNode, body: string) =>
  position ? body.slice(position.start.offset, position.end.offset) : value;

const unsupported = (what: string, fix: string): Fault => ({
  message: `has ${what}, which is not supported`,
  fix,
});

function nodeFaults(node: MarkdownNode, level: number): (Fault | undefined)[] {
  const { type, value = "", url = "", checked } = node;
  switch (type) {
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
      return [emptyFault(node, "quote")];
    case "listItem":
      return typeof checked === "boolean"
        ? [unsupported("a check box", "remove [ ] or [x]")]
        : [emptyFault(node, "list item")];
    case "footnote":
    case "footnoteReference":
    case "footnoteDefinition":
      return [unsupported("a footnote", "move the text of the footnote into the paragraph")];
    case "heading":
      return [headingFault(node, level)];
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

const isBlank = (node: MarkdownNode) => textOf(node).trim() === "";

const emptyFault = ({ children }: MarkdownNode, name: string): Fault | undefined =>
  children?.length === 0
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

function headingFault(heading: MarkdownNode, above: number): Fault | undefined {
  const { depth = 1 } = heading;
  const marker = (depth: number) => "#".repeat(depth);
  if (isBlank(heading)) {
    return {
      message: "has a heading without text",
      fix: "write the text of the heading, or remove the heading",
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
