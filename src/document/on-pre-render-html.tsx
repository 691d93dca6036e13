import type { GatsbySSR } from "gatsby";
import { cloneElement, type ReactElement } from "react";
import { LAYERS } from "../styles/layers";

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

const isSharedSheet = ({ props }: ReactElement<KnownProps>) =>
  props["data-href"]?.startsWith("/styles.");

/** Order in the head: title and meta, preloads, shared styles, page styles, other elements. */
function rank(node: unknown): number {
  if (!isElement(node)) return 4;
  if (node.type === "title" || node.type === "meta") return 0;
  if (node.props.rel === "preload") return 1;
  if (node.type !== "style") return 4;
  return isSharedSheet(node) ? 2 : 3;
}

function finishStyle(node: unknown) {
  if (!isElement(node) || node.type !== "style") return node;
  const { __html } = node.props.dangerouslySetInnerHTML ?? { __html: "" };
  const html = isSharedSheet(node) ? LAYERS + __html : __html;
  return cloneElement(node, {
    "data-identity": undefined,
    dangerouslySetInnerHTML: { __html: html },
  });
}

const isNeeded = (node: unknown) => !isElement(node) || node.props.name !== "generator";

const isLoader = (node: unknown): node is ReactElement<KnownProps> =>
  isElement(node) && node.props.id === "gatsby-script-loader";

/**
 * Moves the page's path from Gatsby's inline script to an attribute. The script is then equal on
 * all pages, and one hash in the CSP allows it. The changed script also sets the attribute
 * `data-navigation`, which distinguishes a first visit from Reload and Back.
 */
function finishLoader(loader: ReactElement<KnownProps>) {
  const script = loader.props.dangerouslySetInnerHTML?.__html ?? "";
  const [, path] = /window\.pagePath=("(?:[^"\\]|\\.)*")/.exec(script) ?? [];
  if (!path)
    throw new Error(
      `Gatsby's script loader contains no path of a page, so Gatsby has changed. The script loader is: ${script}. Adapt src/document/on-pre-render-html.tsx to the installed version of Gatsby.`,
    );
  const code =
    'window.pagePath=document.currentScript.dataset.path;document.documentElement.dataset.navigation=performance.getEntriesByType("navigation")[0]?.type';
  const props = { "data-path": JSON.parse(path), dangerouslySetInnerHTML: { __html: code } };
  return cloneElement(loader, props as KnownProps);
}

/**
 * Sorts the elements of the head. Makes the inline script identical on all pages, so that one hash
 * in the content security policy allows the script. Moves this script to the head, because the
 * script sets an attribute that the styles of the first frame need.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (args) => {
  const head = (args.getHeadComponents() as unknown[]).flat(2);
  const end = (args.getPostBodyComponents() as unknown[]).flat(2);
  const sorted = head.filter(isNeeded).sort((a, b) => rank(a) - rank(b));
  const loaders = end.filter(isLoader).map(finishLoader);
  args.replaceHeadComponents([...sorted.map(finishStyle), ...loaders] as never);
  args.replacePostBodyComponents(end.filter((node) => !isLoader(node)) as never);
};
