import { addAnchors } from "./headings";
import { makeSafe } from "./make-safe";
import { element, type MarkdownNode, visit } from "./tree";

/** Wraps a wide block in an element that touch, mouse and keyboard can scroll. */
const scroller = (ariaLabel: string, node: MarkdownNode): MarkdownNode =>
  element("div", { role: "group", ariaLabel, tabIndex: 0 }, [node]);

function wrap(node: MarkdownNode): MarkdownNode {
  wrapChildren(node);
  if (node.type === "table") return scroller("Table", node);
  return node.data?.hName === "pre" ? scroller("Code", node) : node;
}

function wrapChildren(node: MarkdownNode): void {
  node.children = node.children?.map(wrap);
}

/** Sets `data-align`, because `align` is obsolete. */
function alignCells(table: MarkdownNode): void {
  const columns = table.align ?? [];
  for (const { children: cells = [] } of table.children ?? []) {
    for (const [index, dataAlign] of columns.entries()) {
      // Rows with fewer cells than the first row get empty cells.
      cells[index] ??= { type: "tableCell", children: [] };
      if (dataAlign) cells[index].data = { hProperties: { dataAlign } };
    }
  }
  table.align = columns.map(() => null);
}

/** Email addresses and telephone numbers open no page, so they need no tab. */
const PAGE_ELSEWHERE = /^https?:/i;

/**
 * Prepares the Markdown tree of a post. gatsby-transformer-remark makes HTML, headings and reading
 * time from this tree, and the feed contains the same HTML.
 */
export function prepareArticle(tree: MarkdownNode): void {
  makeSafe(tree);
  addAnchors(tree);
  visit(tree, (node) => {
    if (node.type === "table") alignCells(node);
    if (node.type === "link" && PAGE_ELSEWHERE.test(node.url ?? "")) {
      node.data = { hProperties: { target: "_blank", rel: "noopener noreferrer" } };
    }
  });
  wrapChildren(tree);
}
