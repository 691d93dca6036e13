import { addHeadingIds, idOf } from "./headings";
import { makeSafe } from "./make-safe";
import { element, type MarkdownNode, textOf, visit } from "./tree";

/** What screen readers are told; `headingLink` has {heading} where the heading goes. */
export type ArticleTexts = Readonly<Record<"headingLink" | "table" | "code", string>>;

/** A link to a heading, beside it: inside, it would become a part of the heading's name. */
const anchor = (heading: MarkdownNode, texts: ArticleTexts): MarkdownNode => {
  const ariaLabel = texts.headingLink.replace("{heading}", () => textOf(heading));
  return element("a", { dataCopy: "", href: `#${idOf(heading)}`, ariaLabel }, []);
};

/** A frame that scrolls what is too wide for a phone, also by keyboard. */
const scroller = (ariaLabel: string, node: MarkdownNode): MarkdownNode =>
  element("div", { role: "group", ariaLabel, tabIndex: 0 }, [node]);

/** What a block of an article gets around it, where it needs something. */
function frame(node: MarkdownNode, texts: ArticleTexts): MarkdownNode {
  if (node.type === "heading" && (node.depth === 2 || node.depth === 3)) {
    return element("div", {}, [node, anchor(node, texts)]);
  }
  if (node.type === "table") return scroller(texts.table, node);
  return node.data?.hName === "pre" ? scroller(texts.code, node) : node;
}

/** The attribute `align` is no longer HTML; the style sheet reads `data-align`. */
function alignCells(table: MarkdownNode): void {
  const columns = table.align ?? [];
  for (const { children: cells = [] } of table.children ?? []) {
    for (const [index, dataAlign] of columns.entries()) {
      // Rows may be shorter than the first one.
      cells[index] ??= { type: "tableCell", children: [] };
      if (dataAlign) cells[index].data = { hProperties: { dataAlign } };
    }
  }
  table.align = columns.map(() => null);
}

/** Paths and parts of this site. A safe tree has no `//elsewhere.example`. */
const OF_THIS_SITE = /^[/#]/;

/**
 * Makes of a parsed text what a page shows: safe, with ids and links to its headings, external links of
 * any scheme in a new tab, and wide blocks in frames that scroll. What gatsby-transformer-remark does with a
 * markdown tree before it makes HTML of it: see `remark-plugin`.
 */
export function prepareForPage(tree: MarkdownNode, texts: ArticleTexts): void {
  makeSafe(tree);
  addHeadingIds(tree);
  visit(tree, (node) => {
    if (node.type === "table") alignCells(node);
    if (node.type === "link" && !OF_THIS_SITE.test(node.url ?? "")) {
      node.data = { hProperties: { target: "_blank", rel: "noopener noreferrer" } };
    }
  });
  tree.children = tree.children?.map((node) => frame(node, texts));
}
