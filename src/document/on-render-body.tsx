import path from "node:path";
import type { GatsbySSR } from "gatsby";
import font from "../fonts/bricolage-grotesque.woff2";
import { tokenColor } from "../output/token-colors";

/** Webpack replaces this function with Node's `require`, and does not bundle the file. */
declare function __non_webpack_require__(file: string): Stats;

interface Stats {
  assetsByChunkName: Record<string, string[]>;
}

interface PageData {
  componentChunkName: string;
  staticQueryHashes: string[];
}

/** Returns the path, relative to /page-data, of the file with the data of a page. */
const dataOf = (pathname: string) => `${pathname === "/" ? "index" : pathname.slice(1)}/page-data`;

/**
 * Returns the attribute `data-needs`: the chunks and data to preload. `read` is Gatsby's
 * `loadPageDataSync`, which `gatsby develop` does not provide.
 */
export function pageAssets(pathname: string, read?: (pathname: string) => object): object {
  if (!read) return {};
  const { componentChunkName, staticQueryHashes } = read(pathname) as PageData;
  const { assetsByChunkName } = __non_webpack_require__(path.resolve("public/webpack.stats.json"));
  const files = assetsByChunkName[componentChunkName] ?? [];
  const chunks = files.filter((file) => file.endsWith(".js")).map((file) => file.split("-")[0]);
  const queries = staticQueryHashes.map((hash) => `sq/d/${hash}`);
  return { "data-needs": [...chunks, dataOf(pathname), ...queries].join(" ") };
}

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
    // Browsers without SVG icons request /favicon.ico by themselves.
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="touch" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
    <meta key="theme" name="theme-color" content={tokenColor("surface")} />,
    <meta key="scheme" name="color-scheme" content="dark" />,
  ]);
};
