import type { GatsbySSR } from "gatsby";
import font from "../fonts/bricolage-grotesque.woff2";
import { THEME_COLOR } from "../styles/theme-color";

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
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
