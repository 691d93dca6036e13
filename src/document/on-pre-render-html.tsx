import type { GatsbySSR } from "gatsby";
import { cloneElement, type ReactElement } from "react";

const isElement = (node: unknown): node is ReactElement<{ rel?: string; name?: string }> =>
  typeof node === "object" && node !== null && "type" in node;

/**
 * Says nothing by itself. Gatsby writes a page anew when its data or its renderer has changed, and
 * does not see that the styles in it have; by being here they are a part of the renderer.
 */
export const stylesDigest = STYLES_DIGEST;

/** Title and meta first, then what the first paint waits for, then the rest. */
function rank(node: unknown): number {
  if (!isElement(node)) return 3;
  if (node.type === "title" || node.type === "meta") return 0;
  if (node.props.rel === "preload") return 1;
  return node.type === "style" ? 2 : 3;
}

/** Takes off what Gatsby adds for itself and nobody reads. */
const trim = (node: unknown) =>
  isElement(node) && node.type === "style"
    ? cloneElement(node, { "data-identity": undefined } as object)
    : node;
const isNeeded = (node: unknown) => !isElement(node) || node.props.name !== "generator";

/**
 * Sorts the head.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-ssr/#onPreRenderHTML
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (args) => {
  const head = (args.getHeadComponents() as unknown[]).flat(2);
  const sorted = head.filter(isNeeded).sort((a, b) => rank(a) - rank(b));
  args.replaceHeadComponents(sorted.map(trim) as never);
};
