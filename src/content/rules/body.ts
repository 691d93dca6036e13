import { headingIds } from "../../markdown/headings";
import { parseMarkdown } from "../../markdown/parse";
import { type MarkdownNode, offsetIn, textOf } from "../../markdown/tree";
import {
  type Fault,
  type Position,
  type Problem,
  positionFinder,
  problem,
  quote,
} from "../problem";
import type { PostSource } from "../read/source";
import { doubtsIn } from "./doubtful-markdown";
import { deepLine, MAX_LEVELS, TOO_DEEP } from "./nesting";
import { addressFault } from "./url";

interface SiteLink extends Position {
  path: string;
}

interface CheckedBody {
  problems: Problem[];
  /** Doubtful Markdown, which is published */
  warnings: Problem[];
  links: SiteLink[];
  /** Ids of the headings; undefined if the text could not be parsed */
  anchors?: string[];
}

export type CheckedPost = PostSource & CheckedBody;

const NO_TEXT: Fault = {
  message: "has no text",
  fix: "write the text of the post below the fields",
};

export function checkBody(body: string, file: string, firstLine: number): CheckedBody {
  const refuse = (line: number, fault: Fault) => ({
    problems: [problem(file, { line, column: 1 }, "body", fault)],
    warnings: [],
    links: [],
  });
  if (body.trim() === "") return refuse(Math.max(1, firstLine - 1), NO_TEXT);
  const deep = deepLine(body);
  if (deep) return refuse(deep + firstLine - 1, TOO_DEEP);
  return checkNodes(body, file, firstLine);
}

function checkNodes(body: string, file: string, firstLine: number): CheckedBody {
  const problems: Problem[] = [];
  const warnings: Problem[] = [];
  const links: SiteLink[] = [];
  const anchors: string[] = [];
  const idOf = headingIds();
  const inBody = positionFinder(body);
  const positionOf = (offset: number): Position => {
    const { line, column } = inBody(offset);
    return { line: line + firstLine - 1, column };
  };
  const report = (start: number, { offset = 0, ...fault }: Fault & { offset?: number }) =>
    problem(file, positionOf(start + offset), "body", fault);
  // The title of the post is the h1 of its page, so headings in the text start at level 2.
  let level = 1;
  const check = (node: MarkdownNode, around = 0, levels = 0) => {
    // The parser moves the text around an email address into new nodes, which have no position.
    const start = node.position?.start.offset ?? around;
    const source = node.position ? body.slice(start, node.position.end.offset) : (node.value ?? "");
    if (levels > MAX_LEVELS) {
      problems.push(report(start, TOO_DEEP));
      return;
    }
    for (const fault of nodeFaults(node, level)) if (fault) problems.push(report(start, fault));
    for (const doubt of doubtsIn(node, source)) {
      warnings.push(report(start, node.position ? doubt : { ...doubt, offset: 0 }));
    }
    const { type, url = "", depth = 1, children = [] } = node;
    if (url && !addressFault(url)) links.push({ path: url, ...positionOf(start) });
    if (type === "heading") {
      level = depth;
      anchors.push(idOf(textOf(node)));
    }
    for (const child of children) check(child, start, levels + 1);
  };
  check(parseMarkdown(body));
  return { problems, warnings, links, anchors };
}

const unsupported = (what: string, fix: string): Fault => ({
  message: `has ${what}, which is not supported`,
  fix,
});

function nodeFaults(node: MarkdownNode, level: number): (Fault | undefined)[] {
  const { type, value = "", url = "", checked } = node;
  switch (type) {
    case "html": {
      const fix = "remove the HTML; to show it as text, put it between backticks";
      return [unsupported(`HTML (${quote(value.split("\n")[0], 30)})`, fix)];
    }
    case "image":
    case "imageReference": {
      const fix = "remove the image; the only image of a post is its cover, featuredImage";
      return [unsupported("an image inside the text", fix)];
    }
    case "listItem":
      return typeof checked === "boolean" ? [unsupported("a check box", "remove [ ] or [x]")] : [];
    case "table":
      return tableFaults(node);
    case "footnote":
    case "footnoteReference":
    case "footnoteDefinition":
      return [unsupported("a footnote", "move the text of the footnote into the paragraph")];
    case "heading":
      return [headingFault(node, level)];
    case "link":
      return [linkTextFault(node), urlFault(url)];
    case "linkReference":
      return [linkTextFault(node)];
    case "definition":
      return [urlFault(url)];
    default:
      return [];
  }
}

const isBlank = (node: MarkdownNode) => textOf(node).trim() === "";

/** HTML has no cells for columns that the first row does not have, so their text would be lost. */
function tableFaults(table: MarkdownNode) {
  const { children: rows = [] } = table;
  const columns = rows[0]?.children?.length ?? 0;
  return rows.flatMap((row) => {
    const count = row.children?.length ?? 0;
    if (count <= columns) return [];
    const message = `has a table row with ${count} cells, but the table has ${columns} columns`;
    const fix =
      "remove cells, or add columns to the first two lines of the table; to show | in a cell, write \\|";
    return { message, fix, offset: offsetIn(table, row) };
  });
}

const linkTextFault = (link: MarkdownNode): Fault | undefined =>
  isBlank(link)
    ? { message: "has a link without text", fix: "write the text of the link between [ and ]" }
    : undefined;

function urlFault(address: string): Fault | undefined {
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
    const { start, end } = heading.position ?? {};
    const isUnderlined = start?.line !== end?.line;
    const underlined = "write ## before the text, and remove the line of = below the text";
    return { message, fix: isUnderlined ? underlined : "write ## instead of #" };
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
