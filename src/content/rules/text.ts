import type { Heading, Root } from "mdast";
import { headingIds } from "../../markdown/headings";
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

interface CheckedBody {
  problems: Problem[];
  links: SiteLink[];
  anchors?: string[];
  tree?: Root;
}

const NO_TEXT: Fault = {
  message: "has no text",
  fix: "write the text of the post below the fields",
};

/** `firstLine` is the line of the file at which `body` begins. */
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
  const tree = parseMarkdown(body);
  return { ...checkNodes(tree, file, firstLine), tree };
}

function checkNodes(root: MarkdownNode, file: string, firstLine: number) {
  const problems: Problem[] = [];
  const links: SiteLink[] = [];
  const anchors: string[] = [];
  const idOf = headingIds();
  // The page shows the title of the post as h1.
  let level = 1;
  // Recursion would overflow the call stack in deeply nested lists.
  const waiting: [MarkdownNode, Position][] = [[root, FILE_START]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [node, around] = next;
    // An autolink has no position.
    const start = node.position?.start ?? around;
    const place = { line: start.line + firstLine - 1, column: start.column };
    for (const { message, fix } of nodeFaults(node, level)) {
      problems.push(problem(file, place, "body", message, fix));
    }
    if ("url" in node && /^[/#]/.test(node.url) && !addressFault(node.url)) {
      links.push({ path: node.url, ...place });
    }
    if (node.type === "heading") {
      level = node.depth;
      anchors.push(idOf(plainTextOf(node)));
    }
    if (!("children" in node)) continue;
    for (const child of [...node.children].reverse()) waiting.push([child, start]);
  }
  return { problems, links, anchors };
}

/** `level` is the level of the previous heading. */
function nodeFaults(node: MarkdownNode, level: number): Fault[] {
  const faults =
    node.type === "link" ? [linkTextFault(node), linkFault(node.url)] : [nodeFault(node, level)];
  return faults.filter((fault) => fault !== undefined);
}

function nodeFault(node: MarkdownNode, level: number): Fault | undefined {
  switch (node.type) {
    case "text": {
      if (!/\][([]/.test(node.value)) return undefined;
      const fix =
        "write [text](address) without spaces in the address; for [a][b], add a line [b]: address";
      return { message: "has text that looks like a link but is not one", fix };
    }
    case "html": {
      const [start = ""] = node.value.split("\n");
      const message = `has HTML (${quote(start, 30)}), which is not supported`;
      return {
        message,
        fix: "write markdown; to show HTML as text, put the HTML between backticks",
      };
    }
    case "image":
    case "imageReference": {
      const fix = "remove the image; the only image of a post is its cover, featuredImage";
      return { message: "has an image, which is not supported inside the text", fix };
    }
    case "listItem":
      return typeof node.checked === "boolean"
        ? { message: "has a check box, which is not supported", fix: "remove [ ] or [x]" }
        : undefined;
    case "footnote":
    case "footnoteReference":
    case "footnoteDefinition":
      return {
        message: "has a footnote, which is not supported",
        fix: "write the note into the text",
      };
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
    ? { message: "has a link without text", fix: "write the text of the link between [ and ]" }
    : undefined;

function linkFault(address: string): Fault | undefined {
  const fault = addressFault(address);
  return fault && { message: `${quote(address)} ${fault.message}`, fix: fault.fix };
}

/** The deepest heading level for which the site has styles. */
const DEEPEST = 4;

function headingFault(heading: Heading, above: number): Fault | undefined {
  const marker = (depth: number) => "#".repeat(depth);
  if (textOf(heading) === "") {
    return {
      message: "has a heading without text",
      fix: "write the text of the heading, or remove the heading",
    };
  }
  if (heading.depth === 1) {
    const message = "has a first-level heading, which only the title of the post may be";
    return { message, fix: "write ## instead of #" };
  }
  if (heading.depth > DEEPEST) {
    const message = `has a heading ${marker(heading.depth)}, but the site supports at most ${marker(DEEPEST)}`;
    return { message, fix: `write ${marker(DEEPEST)}` };
  }
  if (heading.depth <= above + 1) return undefined;
  const under = above === 1 ? "the title" : marker(above);
  const message = `has a heading ${marker(heading.depth)} directly under ${under}, which skips a level`;
  return { message, fix: `write ${marker(above + 1)}` };
}
