import type { GatsbySSR } from "gatsby";
import { cloneElement, type ReactElement } from "react";
import { LAYERS } from "./layers";

interface KnownProps {
  id?: string;
  rel?: string;
  name?: string;
  "data-href"?: string;
  "data-identity"?: string;
  dangerouslySetInnerHTML?: { __html: string };
}

const isElement = (node: unknown): node is ReactElement<KnownProps> =>
  typeof node === "object" && node !== null && "type" in node;

/**
 * Says nothing by itself. Gatsby writes a page anew when its data or its renderer has changed, and
 * does not see that the styles in it have; by being here they are a part of the renderer.
 */
export const stylesDigest = STYLES_DIGEST;

const isForAll = ({ props }: ReactElement<KnownProps>) =>
  props["data-href"]?.startsWith("/styles.");

/** Title and meta first, then what the first paint waits for, then the rest. */
function rank(node: unknown): number {
  if (!isElement(node)) return 4;
  if (node.type === "title" || node.type === "meta") return 0;
  if (node.props.rel === "preload") return 1;
  if (node.type !== "style") return 4;
  return isForAll(node) ? 2 : 3;
}

/** Takes off what Gatsby adds for itself, and lets the first sheet begin with the layers. */
function finishStyle(node: unknown) {
  if (!isElement(node) || node.type !== "style") return node;
  const { __html } = node.props.dangerouslySetInnerHTML ?? { __html: "" };
  const html = isForAll(node) ? LAYERS + __html : __html;
  return cloneElement(node, {
    "data-identity": undefined,
    dangerouslySetInnerHTML: { __html: html },
  });
}

const isNeeded = (node: unknown) => !isElement(node) || node.props.name !== "generator";

/**
 * Gatsby writes the path of the page into a script; here it is an attribute of one that is the same
 * on every page, so that a policy can name it by one hash.
 */
function finishLoader(node: unknown) {
  if (!isElement(node) || node.props.id !== "gatsby-script-loader") return node;
  const script = node.props.dangerouslySetInnerHTML?.__html ?? "";
  const [, path] = /window\.pagePath=("(?:[^"\\]|\\.)*")/.exec(script) ?? [];
  if (!path) throw new Error(`Gatsby's script loader does not tell the path: ${script}`);
  const code = "window.pagePath=document.currentScript.dataset.path";
  const props = { "data-path": JSON.parse(path), dangerouslySetInnerHTML: { __html: code } };
  return cloneElement(node, props as KnownProps);
}

/**
 * Sorts the head, and makes inline code the same on every page of a kind.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-ssr/#onPreRenderHTML
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (args) => {
  const head = (args.getHeadComponents() as unknown[]).flat(2);
  const sorted = head.filter(isNeeded).sort((a, b) => rank(a) - rank(b));
  args.replaceHeadComponents(sorted.map(finishStyle) as never);
  const end = (args.getPostBodyComponents() as unknown[]).flat(2);
  args.replacePostBodyComponents(end.map(finishLoader) as never);
};
