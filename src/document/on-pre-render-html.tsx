import type { GatsbySSR } from "gatsby";
import type { ReactElement } from "react";

interface KnownProps {
  rel?: string;
  name?: string;
  "data-href"?: string;
}

const isElement = (node: unknown): node is ReactElement<KnownProps> =>
  typeof node === "object" && node !== null && "type" in node;

/** The sheet of all pages declares the order of the cascade layers, so it comes first. */
const isSharedSheet = ({ props }: ReactElement<KnownProps>) =>
  props["data-href"]?.includes("/styles-");

/** Order in the head: title and meta, preloads, shared styles, page styles, other elements. */
function rank(node: unknown): number {
  if (!isElement(node)) return 4;
  if (node.type === "title" || node.type === "meta") return 0;
  if (node.props.rel === "preload") return 1;
  if (node.type !== "style") return 4;
  return isSharedSheet(node) ? 2 : 3;
}

const isNeeded = (node: unknown) => !isElement(node) || node.props.name !== "generator";

/** Sorts the elements of the head. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (args) => {
  const head = (args.getHeadComponents() as unknown[]).flat(2);
  args.replaceHeadComponents(head.filter(isNeeded).sort((a, b) => rank(a) - rank(b)) as never);
};
