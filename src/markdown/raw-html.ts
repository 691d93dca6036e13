import type { MarkdownNode } from "./tree";

const LINE_BREAK = /^<br *\/?>$/i;
const COMMENT = /^<!--(?:(?!-->).)*-->$/s;

/** Articles can contain no HTML but comments, which visitors do not receive, and line breaks. */
export const isAllowedHtml = (html: string): boolean =>
  LINE_BREAK.test(html.trim()) || COMMENT.test(html.trim());

/** Removes comments, and replaces `<br>` by the line break of Markdown. */
export function replaceHtml(node: MarkdownNode): void {
  node.children = node.children?.flatMap((child) => {
    if (child.type !== "html") return child;
    return LINE_BREAK.test(child.value?.trim() ?? "") ? { type: "break" } : [];
  });
}
