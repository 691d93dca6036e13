import { addHeadingIds, idOf } from "./headings";
import { makeSafe } from "./make-safe";
import { element, type MarkdownNode, visit } from "./tree";

export type ArticleTexts = Readonly<Record<"table" | "code", string>>;

/** Makes a heading a link to itself, unless the heading contains a link. */
function linkToItself(heading: MarkdownNode): MarkdownNode {
  const { children = [] } = heading;
  let hasLink = false;
  visit(heading, ({ type, data }) => {
    hasLink ||= type === "link" || data?.hName === "a";
  });
  if (hasLink) return heading;
  const link = element("a", { dataCopy: "", href: `#${idOf(heading)}` }, children);
  return { ...heading, children: [link] };
}

/** Wraps a wide block in an element that touch, mouse and keyboard can scroll. */
const scroller = (ariaLabel: string, node: MarkdownNode): MarkdownNode =>
  element("div", { role: "group", ariaLabel, tabIndex: 0 }, [node]);

function wrap(node: MarkdownNode, texts: ArticleTexts): MarkdownNode {
  if (node.type === "heading" && (node.depth === 2 || node.depth === 3)) {
    return linkToItself(node);
  }
  if (node.type === "table") return scroller(texts.table, node);
  return node.data?.hName === "pre" ? scroller(texts.code, node) : node;
}

/** Sets `data-align`, because `align` is obsolete. The first column is always left-aligned. */
function alignCells(table: MarkdownNode): void {
  const columns = table.align ?? [];
  for (const { children: cells = [] } of table.children ?? []) {
    for (const [index, dataAlign] of columns.entries()) {
      // Rows with fewer cells than the first row get empty cells.
      cells[index] ??= { type: "tableCell", children: [] };
      if (dataAlign && index) cells[index].data = { hProperties: { dataAlign } };
    }
  }
  table.align = columns.map(() => null);
}

/** Matches links inside the site. `makeSafe` has already removed URLs that begin with `//`. */
const INTERNAL = /^[/#]/;

export function prepareForPage(tree: MarkdownNode, texts: ArticleTexts): void {
  makeSafe(tree);
  addHeadingIds(tree);
  visit(tree, (node) => {
    if (node.type === "table") alignCells(node);
    if (node.type === "link" && !INTERNAL.test(node.url ?? "")) {
      node.data = { hProperties: { target: "_blank", rel: "noopener noreferrer" } };
    }
  });
  tree.children = tree.children?.map((node) => wrap(node, texts));
}
