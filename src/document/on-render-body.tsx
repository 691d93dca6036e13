import type { GatsbySSR } from "gatsby";
import { THEME_COLOR } from "../crawlers/manifest";
import font from "../fonts/bricolage-grotesque.woff2";
import { pageAssets } from "./page-assets";

/**
 * Adds head elements that are the same on every page, and the list of assets to preload.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-ssr/#onRenderBody
 */
export const onRenderBody: GatsbySSR["onRenderBody"] = (args) => {
  args.setBodyAttributes(pageAssets(args.pathname, args.loadPageDataSync));
  args.setHeadComponents([
    <link
      key="font"
      rel="preload"
      as="font"
      type="font/woff2"
      href={font}
      crossOrigin="anonymous"
    />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="ico" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="touch" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
    <meta key="theme" name="theme-color" content={THEME_COLOR} />,
    <meta key="scheme" name="color-scheme" content="dark" />,
  ]);
};
