import path from "node:path";

/**
 * Webpack replaces this function by Node's `require`. A normal `require` would make webpack bundle
 * the file, which does not exist yet.
 */
declare function __non_webpack_require__(file: string): Stats;

interface Stats {
  assetsByChunkName: Record<string, string[]>;
}

interface PageData {
  componentChunkName: string;
  staticQueryHashes: string[];
}

/** The path of a page's data below /page-data, by Gatsby's rules. */
const dataOf = (pathname: string) => `${pathname === "/" ? "index" : pathname.slice(1)}/page-data`;

/**
 * Returns the assets that src/boot/preload-assets.ts preloads, as an attribute of the body: the ids of
 * the page's chunks (file names begin with them), its page data, and the data of static queries.
 *
 * @param read Gatsby's `loadPageDataSync`; undefined under `develop`
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
