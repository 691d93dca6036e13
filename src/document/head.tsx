import type { GatsbySSR } from "gatsby";
import type { ReactElement } from "react";
import font from "../fonts/bricolage-grotesque.woff2";
import { THEME_COLOR } from "../styles/theme-color";

/** `gatsby develop` loads style sheets in any order, so the page declares the layers before them. */
const LAYERS = "@layer reset, base, components, sections, utilities;";
const LAYERS_KEY = "layers";

/** Adds the elements of the head that all pages share. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    <style key={LAYERS_KEY}>{LAYERS}</style>,
    <link
      key="font"
      rel="preload"
      as="font"
      type="font/woff2"
      href={font}
      crossOrigin="anonymous"
    />,
    // Browsers without SVG icons request /favicon.ico by themselves.
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="touch" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <meta key="theme" name="theme-color" content={THEME_COLOR} />,
    <meta key="scheme" name="color-scheme" content="dark" />,
  ]);
};

type Element = ReactElement<{ rel?: string; name?: string }>;

const isElement = (node: unknown): node is Element =>
  typeof node === "object" && node !== null && "type" in node;

/** Order in the head: title and meta, preloads, order of the layers, styles, other elements. */
function rank(node: unknown): number {
  if (!isElement(node)) return 4;
  if (node.type === "title" || node.type === "meta") return 0;
  if (node.props.rel === "preload") return 1;
  if (node.key === LAYERS_KEY) return 2;
  return node.type === "style" ? 3 : 4;
}

const isNeeded = (node: unknown) => !isElement(node) || node.props.name !== "generator";

/** Sorts the elements of the head. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (args) => {
  const head = (args.getHeadComponents() as unknown[]).flat(2);
  args.replaceHeadComponents(head.filter(isNeeded).sort((a, b) => rank(a) - rank(b)) as never);
};
