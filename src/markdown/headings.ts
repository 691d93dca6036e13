import { headingIds } from "./heading-ids";
import { type MarkdownNode, textOf, visit } from "./tree";

/** A heading as a contents list needs it. */
interface PostHeading {
  id: string;
  text: string;
}

export const idOf = (heading: MarkdownNode): string => String(heading.data?.hProperties?.id);

/** Gives every heading of a safe tree its id. */
export function addHeadingIds(tree: MarkdownNode): void {
  const nextId = headingIds();
  visit(tree, (node) => {
    if (node.type === "heading") node.data = { hProperties: { id: nextId(textOf(node)) } };
  });
}

/** The headings of the second level that have an id, but for those in quotes, in order. */
export const contentsOf = (tree: MarkdownNode): PostHeading[] =>
  (tree.children ?? [])
    .filter(({ type, depth }) => type === "heading" && depth === 2)
    .map((heading) => ({ id: idOf(heading), text: textOf(heading) }));
