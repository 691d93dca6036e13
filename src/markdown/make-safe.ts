import { decoded } from "../lib/addresses";
import { element, type MarkdownNode, replace, visit } from "./tree";

/** Types of nodes that stay in the tree. All other nodes are removed. */
const ALLOWED = new Set(
  `root heading paragraph text strong emphasis delete inlineCode code link break blockquote list
   listItem thematicBreak table tableRow tableCell element verbatim`.split(/\s+/),
);

const ADDRESS = /^(https?:|mailto:|tel:|\/(?!\/)|#)/i;

/**
 * Browsers replace or remove these characters. With them, a link could pass the check of its
 * target, and still lead to a forbidden target.
 */
const DECEPTIVE = /[\\\p{Cc}]/u;

const isSafe = (url: string) => ADDRESS.test(url) && !DECEPTIVE.test(url);

/** Ids and the names of files of this site are in the form NFC of Unicode. */
const composed = (url: string) =>
  /^[/#]/.test(url) ? url.replace(/(?:%[89a-f][\da-f])+/gi, decoded).normalize() : url;

function definitionsOf(tree: MarkdownNode): Map<string, MarkdownNode> {
  const found = new Map<string, MarkdownNode>();
  visit(tree, (node) => {
    const name = node.identifier?.toUpperCase() ?? "";
    if (node.type === "definition" && !found.has(name)) found.set(name, node);
  });
  return found;
}

/** Nodes of type `text` lose repeated spaces, so code has the type `verbatim`. */
const codeBlock = ({ value }: MarkdownNode) =>
  element("pre", {}, [
    element("code", {}, [{ type: "verbatim", value: value ? `${value}\n` : "" }]),
  ]);

/** Removes raw HTML, images, footnotes, and the addresses of unsafe links from the tree. */
export function makeSafe(tree: MarkdownNode): void {
  const definitions = definitionsOf(tree);
  const link = (children: MarkdownNode[], { url = "", title }: Partial<MarkdownNode> = {}) =>
    isSafe(url)
      ? { type: "link", url: composed(url), title, children }
      : element("a", {}, children);
  replace(tree, (node) => {
    const { type, children = [], depth = 0 } = node;
    if (type === "link") return link(children, node);
    if (type === "linkReference") {
      return link(children, definitions.get(node.identifier?.toUpperCase() ?? ""));
    }
    if (type === "code") return codeBlock(node);
    if (type === "listItem") return { ...node, checked: null };
    // The site has styles for h2 to h4 only, so other headings become paragraphs.
    if (type === "heading" && (depth < 2 || depth > 4)) return { type: "paragraph", children };
    return ALLOWED.has(type) ? node : undefined;
  });
}
