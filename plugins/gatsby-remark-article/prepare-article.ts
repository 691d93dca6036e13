import { makeCallout, markHighlight } from "./callouts";
import { addAnchors } from "./headings";
import { markLinkLine } from "./link-lines";
import { replaceHtml } from "./raw-html";
import { element, type MarkdownNode, textOf, visit } from "./tree";

/** Wraps a wide block in an element that touch, mouse and keyboard can scroll. */
const scroller = (ariaLabel: string, node: MarkdownNode): MarkdownNode =>
  element("div", { role: "group", ariaLabel, tabIndex: 0 }, [node]);

function wrap(node: MarkdownNode): MarkdownNode {
  const [only, ...others] = node.children ?? [];
  // gatsby-remark-images makes a figure of the picture, and HTML allows no figure in a paragraph.
  if (node.type === "paragraph" && only?.type === "image" && others.length === 0) return only;
  wrapChildren(node);
  if (node.type === "table") return scroller("Table", node);
  return node.type === "code" ? scroller("Code", node) : node;
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

/** Names the check box of a task for screen readers. gatsby-transformer-remark's check box has no name. */
function nameTask(item: MarkdownNode): void {
  if (typeof item.checked !== "boolean") return;
  const { checked } = item;
  const ariaLabel = checked ? "Done" : "To do";
  const box = element("input", { type: "checkbox", disabled: true, checked, ariaLabel }, []);
  const [paragraph] = item.children ?? [];
  paragraph?.children?.unshift(box, { type: "text", value: " " });
  item.data = { hProperties: { dataTask: "" } };
  item.checked = null;
}

/** Restores merge tags of email programs, such as `*|FNAME|*`. */
function keepMergeTag(emphasis: MarkdownNode): void {
  const text = textOf(emphasis);
  if (!/^\|\S+\|$/.test(text)) return;
  emphasis.type = "text";
  emphasis.value = `*${text}*`;
}

/** Leaves the id of a reference to the first one that leads to the footnote, because ids are unique. */
function leaveOneId(tree: MarkdownNode): void {
  const seen = new Set<string | undefined>();
  visit(tree, (node) => {
    const { type, identifier, label = "" } = node;
    if (type !== "footnoteReference") return;
    if (seen.has(identifier)) {
      node.type = "element";
      node.data = { hName: "sup" };
      const text = { type: "text", value: label };
      node.children = [{ type: "link", url: `#fn-${identifier}`, children: [text] }];
    }
    seen.add(identifier);
  });
}

/** Email addresses and telephone numbers open no page, so they need no tab. */
const PAGE_ELSEWHERE = /^https?:/i;

/** Makes links to other sites open in a new tab. The address of `[text][name]` is in a definition. */
function openInNewTab(tree: MarkdownNode): void {
  const addresses = new Map<string | undefined, string | undefined>();
  visit(tree, ({ type, identifier, url }) => {
    if (type === "definition" && !addresses.has(identifier)) addresses.set(identifier, url);
  });
  visit(tree, (node) => {
    if (node.type !== "link" && node.type !== "linkReference") return;
    const address = node.url ?? addresses.get(node.identifier) ?? "";
    if (!PAGE_ELSEWHERE.test(address)) return;
    node.data = { hProperties: { target: "_blank", rel: "noopener noreferrer" } };
  });
}

/**
 * Prepares the Markdown tree of a post or a page. gatsby-transformer-remark makes HTML, headings and reading
 * time from this tree, and the feed contains the same HTML.
 */
export function prepareArticle(tree: MarkdownNode): void {
  visit(tree, replaceHtml);
  addAnchors(tree);
  openInNewTab(tree);
  leaveOneId(tree);
  visit(tree, (node) => {
    if (node.type === "table") alignCells(node);
    if (node.type === "emphasis") keepMergeTag(node);
    if (node.type === "paragraph") markLinkLine(node);
    if (node.type === "listItem") nameTask(node);
    if (node.type === "blockquote") {
      markHighlight(node);
      makeCallout(node);
    }
  });
  wrapChildren(tree);
}
