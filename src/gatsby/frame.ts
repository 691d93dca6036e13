import { type HastNode, textOf } from "./hast-node";

const div = (properties: Record<string, unknown>, children: HastNode[]): HastNode => ({
  type: "element",
  tagName: "div",
  properties,
  children,
});

/** A link to a heading, beside it: in it, it would become a part of the heading's name. */
const anchor = (heading: HastNode): HastNode => ({
  type: "element",
  tagName: "a",
  properties: {
    dataCopy: "",
    href: `#${heading.properties?.id}`,
    ariaLabel: `Link to: ${textOf(heading)}`,
  },
  children: [],
});

/** A frame that scrolls what is too wide for a phone, also by keyboard. */
const scroller = (ariaLabel: string, node: HastNode) =>
  div({ role: "group", ariaLabel, tabIndex: 0 }, [node]);

/** What a block of an article gets around it, where it needs something. */
export function frame(node: HastNode): HastNode {
  switch (node.tagName) {
    case "h2":
    case "h3":
      return div({}, [node, anchor(node)]);
    case "table":
      return scroller("Table", node);
    case "pre":
      return scroller("Code", node);
    default:
      return node;
  }
}
