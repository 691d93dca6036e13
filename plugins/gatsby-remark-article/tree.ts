/** Line and column count from 1, the offset counts from 0. */
interface MarkdownPoint {
  line: number;
  column: number;
  offset: number;
}

/** A node of a markdown tree: https://github.com/syntax-tree/mdast */
export interface MarkdownNode {
  type: string;
  value?: string;
  children?: MarkdownNode[];
  depth?: number;
  url?: string;
  alt?: string | null;
  identifier?: string;
  label?: string;
  checked?: boolean | null;
  align?: (string | null)[] | null;
  position?: { start: MarkdownPoint; end: MarkdownPoint };
  /**
   * The HTML element that replaces this node, see
   * https://github.com/syntax-tree/mdast-util-to-hast#fields-on-nodes
   */
  data?: { hName?: string; hProperties?: HtmlProperties; id?: string };
}

type HtmlProperties = Record<string, string | number | boolean>;

export const element = (
  hName: string,
  hProperties: HtmlProperties,
  children: MarkdownNode[],
): MarkdownNode => ({ type: "element", data: { hName, hProperties }, children });

export function visit(node: MarkdownNode, call: (node: MarkdownNode) => void): void {
  call(node);
  for (const child of node.children ?? []) visit(child, call);
}

export const textOf = (node: MarkdownNode): string =>
  node.type === "break" ? "\n" : (node.value ?? (node.children ?? []).map(textOf).join(""));
