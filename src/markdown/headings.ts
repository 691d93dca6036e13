import { type MarkdownNode, textOf, visit } from "./tree";

/** The page around an article uses these ids, so no heading of an article may have them. */
const TAKEN = ["content", "related-title"];

/** Converts `Créme brûlée & co.` to `creme-brulee-co`. Letters of all writing systems are kept. */
const slugify = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "") || "section";

export function headingIds(): (text: string) => string {
  const taken = new Set(TAKEN);
  return (text) => {
    const slug = slugify(text);
    let id = slug;
    for (let count = 2; taken.has(id); count++) id = `${slug}-${count}`;
    taken.add(id);
    return id;
  };
}

export const idOf = (heading: MarkdownNode): string => String(heading.data?.hProperties?.id);

/** Adds an id to every heading. Call `makeSafe` on the tree first. */
export function addHeadingIds(tree: MarkdownNode): void {
  const nextId = headingIds();
  visit(tree, (node) => {
    if (node.type === "heading") node.data = { hProperties: { id: nextId(textOf(node)) } };
  });
}

/** Returns the second-level headings outside of block quotes, for the table of contents. */
export const contentsOf = (tree: MarkdownNode) =>
  (tree.children ?? [])
    .filter(({ type, depth }) => type === "heading" && depth === 2)
    .map((heading) => ({ id: idOf(heading), text: textOf(heading) }));
