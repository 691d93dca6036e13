import { RESERVED_IDS } from "../../src/lib/anchors";
import { element, type MarkdownNode, textOf, visit } from "./tree";

/** Invisible parts of emoji, which are combining marks. */
const EMOJI_PARTS = /\p{Variation_Selector}|\u20e3/gu;

/** Converts `Deduplicate with event_id` to `deduplicate-with-event-id`. Keeps letters of all scripts. */
const idOf = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFC")
    .replace(EMOJI_PARTS, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "") || "section";

/** Returns a function that makes a different id of each text. */
export function headingIds(): (text: string) => string {
  const taken = new Set(RESERVED_IDS);
  return (text) => {
    const first = idOf(text);
    let id = first;
    for (let count = 2; taken.has(id); count++) id = `${first}-${count}`;
    taken.add(id);
    return id;
  };
}

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
