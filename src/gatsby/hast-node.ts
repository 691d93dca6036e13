/** An element, text or root of a parsed HTML document, as hast has it. */
export interface HastNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: HastNode[];
}

/** The text of a node, as a reader has it. */
export const textOf = (node: HastNode): string =>
  node.value ?? (node.children ?? []).map(textOf).join("");
