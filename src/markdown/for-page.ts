import { addHeadingIds, idOf } from "./headings";
import { makeSafe } from "./make-safe";
import { drawSum } from "./sums";
import { element, type MarkdownNode, visit } from "./tree";

/** Accessible names in an article. */
export type ArticleTexts = Readonly<Record<"table" | "code", string>>;

/** Makes the text of a heading a link to this heading, unless the heading already contains a link. */
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

/** Wraps a block in an element that can be scrolled by touch, mouse and keyboard. */
const scroller = (ariaLabel: string, node: MarkdownNode): MarkdownNode =>
  element("div", { role: "group", ariaLabel, tabIndex: 0 }, [node]);

function wrap(node: MarkdownNode, texts: ArticleTexts): MarkdownNode {
  if (node.type === "heading" && (node.depth === 2 || node.depth === 3)) {
    return linkToItself(node);
  }
  if (node.type === "blockquote") return drawSum(node);
  if (node.type === "table") return scroller(texts.table, node);
  return node.data?.hName === "pre" ? scroller(texts.code, node) : node;
}

/**
 * The style sheet uses `data-align`, because the attribute `align` is obsolete in HTML. The first
 * column begins at the left edge of the text, whatever its alignment in Markdown.
 */
function alignCells(table: MarkdownNode): void {
  const columns = table.align ?? [];
  for (const { children: cells = [] } of table.children ?? []) {
    for (const [index, dataAlign] of columns.entries()) {
      // Other rows of a table may have fewer cells than the first row.
      cells[index] ??= { type: "tableCell", children: [] };
      if (dataAlign && index) cells[index].data = { hProperties: { dataAlign } };
    }
  }
  table.align = columns.map(() => null);
}

/** `makeSafe` has already removed addresses that begin with `//`. */
const INTERNAL = /^[/#]/;

/**
 * Changes the tree: removes unsafe content, adds ids and links to headings, draws sums, makes wide
 * blocks scrollable, and opens external links in a new tab.
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
