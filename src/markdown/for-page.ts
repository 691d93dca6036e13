import { addHeadingIds, idOf } from "./headings";
import { makeSafe } from "./make-safe";
import { element, type MarkdownNode, textOf, visit } from "./tree";

/** Accessible names in an article; `headingLink` contains the placeholder {heading}. */
export type ArticleTexts = Readonly<Record<"headingLink" | "table" | "code", string>>;

/** A link inside the heading would be part of the accessible name of the heading. */
const anchor = (heading: MarkdownNode, texts: ArticleTexts): MarkdownNode => {
  const ariaLabel = texts.headingLink.replace("{heading}", () => textOf(heading));
  return element("a", { dataCopy: "", href: `#${idOf(heading)}`, ariaLabel }, []);
};

/** Wraps a block in an element that can be scrolled by touch, mouse and keyboard. */
const scroller = (ariaLabel: string, node: MarkdownNode): MarkdownNode =>
  element("div", { role: "group", ariaLabel, tabIndex: 0 }, [node]);

function wrap(node: MarkdownNode, texts: ArticleTexts): MarkdownNode {
  if (node.type === "heading" && (node.depth === 2 || node.depth === 3)) {
    return element("div", { dataHeading: node.depth }, [node, anchor(node, texts)]);
  }
  if (node.type === "table") return scroller(texts.table, node);
  return node.data?.hName === "pre" ? scroller(texts.code, node) : node;
}

/** The style sheet uses `data-align`, because the attribute `align` is obsolete in HTML. */
function alignCells(table: MarkdownNode): void {
  const columns = table.align ?? [];
  for (const { children: cells = [] } of table.children ?? []) {
    for (const [index, dataAlign] of columns.entries()) {
      // Other rows of a table may have fewer cells than the first row.
      cells[index] ??= { type: "tableCell", children: [] };
      if (dataAlign) cells[index].data = { hProperties: { dataAlign } };
    }
  }
  table.align = columns.map(() => null);
}

/**
 * Matches paths and anchors of this site. `makeSafe` has already removed addresses that begin with
 * `//`.
 */
const INTERNAL = /^[/#]/;

/**
 * Prepares a markdown tree in place for a page. Removes unsafe content, adds ids and links to
 * headings, and makes wide blocks scrollable. External links open a new tab.
 */
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
