import { headingIds } from "./heading-ids";
import { type MarkdownNode, textOf, visit } from "./tree";

/** A heading in a table of contents. */
interface PostHeading {
  id: string;
  text: string;
}

export const idOf = (heading: MarkdownNode): string => String(heading.data?.hProperties?.id);

/** Adds an id to every heading of a safe tree. */
export function addHeadingIds(tree: MarkdownNode): void {
  const nextId = headingIds();
  visit(tree, (node) => {
    if (node.type === "heading") node.data = { hProperties: { id: nextId(textOf(node)) } };
  });
}

/** The second-level headings of a tree with ids, in order; headings in block quotes are left out. */
export const contentsOf = (tree: MarkdownNode): PostHeading[] =>
  (tree.children ?? [])
    .filter(({ type, depth }) => type === "heading" && depth === 2)
    .map((heading) => ({ id: idOf(heading), text: textOf(heading) }));
