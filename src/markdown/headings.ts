import { element, type MarkdownNode, textOf, visit } from "./tree";

/** Pages use these ids themselves, so no heading, service or plan may have them. */
const TAKEN = ["content", "related", "related-title"];

/** Invisible parts of emoji, which are combining marks. */
const EMOJI_PARTS = /\p{Variation_Selector}|\u20e3/gu;

/** Converts `Deduplicate with event_id` to `deduplicate-with-event-id`. Keeps letters of all scripts. */
const slugify = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFC")
    .replace(EMOJI_PARTS, "")
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

/** Links to headings of these levels can be copied from an article, except inside block quotes. */
const LINKED_LEVELS = [2, 3];

function hasLink(heading: MarkdownNode): boolean {
  let found = false;
  visit(heading, ({ type, data }) => {
    found ||= type === "link" || data?.hName === "a";
  });
  return found;
}

/**
 * Adds an anchor to every heading, and makes the main headings links to themselves. The anchor is an
 * empty element: the reader view of browsers removes elements with ids such as `how-to-share`,
 * together with their text.
 */
export function addAnchors(tree: MarkdownNode): void {
  const nextId = headingIds();
  visit(tree, (heading) => {
    const { type, depth = 0, children = [] } = heading;
    if (type !== "heading") return;
    const id = nextId(textOf(heading));
    const isLinked =
      LINKED_LEVELS.includes(depth) && tree.children?.includes(heading) && !hasLink(heading);
    const text = isLinked ? [element("a", { dataCopy: "", href: `#${id}` }, children)] : children;
    heading.children = [element("span", { id }, []), ...text];
    // The field `headings` of gatsby-transformer-remark returns this id. The HTML does not contain it.
    heading.data = { id };
  });
}
