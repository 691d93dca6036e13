/** A node of a markdown tree: https://github.com/syntax-tree/mdast */
export interface MarkdownNode {
  type: string;
  value?: string;
  children?: MarkdownNode[];
  depth?: number;
  url?: string;
  title?: string | null;
  identifier?: string;
  align?: (string | null)[] | null;
  checked?: boolean | null;
  /** What it becomes in HTML: https://github.com/syntax-tree/mdast-util-to-hast#fields-on-nodes */
  data?: { hName?: string; hProperties?: Record<string, string | number> };
}

/** A node that becomes this element of HTML. */
export const element = (
  hName: string,
  hProperties: Record<string, string | number>,
  children: MarkdownNode[],
): MarkdownNode => ({ type: "element", data: { hName, hProperties }, children });

/** Calls back for every node, in the order of the text. */
export function visit(node: MarkdownNode, call: (node: MarkdownNode) => void): void {
  call(node);
  for (const child of node.children ?? []) visit(child, call);
}

/** Replaces every node below one by what is made of it, from the innermost out; nothing removes it. */
export function replace(
  parent: MarkdownNode,
  by: (node: MarkdownNode) => MarkdownNode | undefined,
): void {
  if (!parent.children) return;
  for (const child of parent.children) replace(child, by);
  parent.children = parent.children.flatMap((child) => by(child) ?? []);
}

/** The text of a node, as a reader has it: a break is the end of a line. */
export const textOf = (node: MarkdownNode): string =>
  node.type === "break" ? "\n" : (node.value ?? (node.children ?? []).map(textOf).join(""));
