import type { MarkdownNode } from "./tree";

/** Articles can contain no HTML but line breaks. Comments are removed before the text is parsed. */
export const isAllowedHtml = (html: string): boolean => /^<br *\/?>$/i.test(html.trim());

/** Replaces `<br>` by the line break of Markdown. */
export function replaceHtml(node: MarkdownNode): void {
  node.children = node.children?.flatMap((child) => {
    if (child.type !== "html") return child;
    return isAllowedHtml(child.value ?? "") ? { type: "break" } : [];
  });
}
