import type { Content, Root } from "mdast";

/** A node of a parsed markdown text. */
export type MarkdownNode = Root | Content;

/** The text that a reader sees of a node. */
export const textOf = (node: MarkdownNode): string => {
  if ("value" in node) return node.value.trim();
  return "children" in node ? (node.children as MarkdownNode[]).map(textOf).join("") : "";
};
