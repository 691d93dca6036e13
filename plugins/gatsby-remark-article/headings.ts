import { headingIds } from "../../src/lib/heading-ids";
import { element, type MarkdownNode, textOf, visit } from "./tree";

/** Links to headings of these levels can be copied from an article, except inside block quotes. */
const LINKED_LEVELS = [2, 3];

/** The link is after the text, so that visitors can select the text. Its sign `#` is in the styles. */
const linkTo = (id: string) =>
  element("a", { dataCopy: "", href: `#${id}`, ariaLabel: "Link to this section" }, []);

/**
 * Adds an anchor to every heading, and a link to the anchor to the main headings. The anchor is an
 * empty element: the reader view of browsers removes elements with ids such as `how-to-share`,
 * together with their text.
 */
export function addAnchors(tree: MarkdownNode): void {
  const nextId = headingIds();
  visit(tree, (heading) => {
    if (heading.type !== "heading") return;
    // The title of the page is its only heading of the first level.
    const depth = Math.max(heading.depth ?? 0, 2);
    const text = textOf(heading);
    const id = nextId(text);
    const isLinked = LINKED_LEVELS.includes(depth) && tree.children?.includes(heading);
    heading.depth = depth;
    heading.children = [
      element("span", { id }, []),
      ...(heading.children ?? []),
      ...(isLinked ? [linkTo(id)] : []),
    ];
    // The field `headings` of gatsby-transformer-remark returns this id. The HTML does not contain it.
    // Without this name, screen readers would read the link as a part of the heading.
    heading.data = isLinked ? { id, hProperties: { ariaLabel: text } } : { id };
  });
}
