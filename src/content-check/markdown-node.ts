import type { Content, Root } from "mdast";

/** A node of a parsed markdown text. */
export type MarkdownNode = Root | Content;

/** The text of a node with its spaces, as the id of a heading is made from it. */
export const plainTextOf = (node: MarkdownNode): string => {
  if ("value" in node) return node.value;
  return "children" in node ? (node.children as MarkdownNode[]).map(plainTextOf).join("") : "";
};

/** The text that a reader sees of a node. */
export const textOf = (node: MarkdownNode): string => {
  if ("value" in node) return node.value.trim();
  return "children" in node ? (node.children as MarkdownNode[]).map(textOf).join("") : "";
};
