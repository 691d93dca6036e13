import type { GatsbySSR } from "gatsby";
import { cloneElement, type ReactElement } from "react";

type HeadElement = ReactElement<{
  rel?: string;
  dangerouslySetInnerHTML?: { __html: string };
}>;

/** The order of the cascade. It must be named before any rule, wherever the bundler puts that. */
const LAYERS = "@layer reset,base,layout,components,sections,utilities;";

const isElement = (node: unknown): node is HeadElement =>
  typeof node === "object" && node !== null && "type" in node;

/** Title and meta first, then what the first paint waits for, then the rest. */
function rank(node: unknown): number {
  if (!isElement(node)) return 3;
  if (node.type === "title" || node.type === "meta") return 0;
  if (node.props.rel === "preload") return 1;
  return node.type === "style" ? 2 : 3;
}

function nameLayers(node: unknown): unknown {
  const css = isElement(node) && node.type === "style" && node.props.dangerouslySetInnerHTML;
  if (!css) return node;
  return cloneElement(node, { dangerouslySetInnerHTML: { __html: LAYERS + css.__html } });
}

/**
 * Sorts the head and puts the cascade in order.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-ssr/#onPreRenderHTML
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (args) => {
  const head = (args.getHeadComponents() as unknown[]).flat(2).map(nameLayers);
  args.replaceHeadComponents(head.sort((a, b) => rank(a) - rank(b)) as never);
};
