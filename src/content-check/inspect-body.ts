import { headingIds } from "../lib/heading-ids";
import { addressFault } from "./address-fault";
import { type MarkdownNode, plainTextOf } from "./markdown-node";
import { nodeFaults } from "./node-fault";
import { parseMarkdown } from "./parse-markdown";
import { type Fault, FILE_START, type Position } from "./problem";

/** A link inside the site, also to a part of the same text, and where it is written. */
export interface SiteLink extends Position {
  path: string;
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
