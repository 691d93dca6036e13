import { element, type MarkdownNode, replace, visit } from "./tree";

/** What an article may consist of. Everything else is taken out, whatever the content check said. */
const ALLOWED = new Set(
  `root heading paragraph text strong emphasis delete inlineCode code link break blockquote list
   listItem thematicBreak table tableRow tableCell element verbatim`.split(/\s+/),
);

/** Paths and parts of this site, and whole addresses with these schemes. */
const ADDRESS = /^(https?:|mailto:|tel:|\/(?!\/)|#)/i;

/** What browsers read as another address than the one written. */
const DECEPTIVE = /[\\\p{Cc}]/u;

const isSafe = (url: string) => ADDRESS.test(url) && !DECEPTIVE.test(url);

/** The first definition of each name counts. */
function definitionsOf(tree: MarkdownNode): Map<string, string> {
  const found = new Map<string, string>();
  visit(tree, ({ type, identifier = "", url = "" }) => {
    const name = identifier.toUpperCase();
    if (type === "definition" && !found.has(name)) found.set(name, url);
  });
  return found;
}

/** A block of code, whatever its language: a node of its own, as spaces in others are not kept. */
const codeBlock = ({ value }: MarkdownNode) =>
  element("pre", {}, [
    element("code", {}, [{ type: "verbatim", value: value ? `${value}\n` : "" }]),
  ]);

/**
 * Makes a markdown tree safe: without raw HTML, pictures and footnotes, with links to safe addresses
 * only. Links without one keep their text.
 */
export function makeSafe(tree: MarkdownNode): void {
  const definitions = definitionsOf(tree);
  const link = (children: MarkdownNode[], url = ""): MarkdownNode =>
    isSafe(url) ? { type: "link", url, children } : element("a", {}, children);
  replace(tree, (node) => {
    const { type, children = [], depth = 0 } = node;
    if (type === "link") return link(children, node.url);
    if (type === "linkReference") {
      return link(children, definitions.get(node.identifier?.toUpperCase() ?? ""));
    }
    if (type === "code") return codeBlock(node);
    if (type === "listItem") return { ...node, checked: null };
    // The page has the first level, and styles for the second to the fourth.
    if (type === "heading" && (depth < 2 || depth > 4)) return { type: "paragraph", children };
    return ALLOWED.has(type) ? node : undefined;
  });
}
