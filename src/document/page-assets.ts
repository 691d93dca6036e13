import path from "node:path";

/** Node's own `require`; the bundler would take the file in, which is not there yet. */
declare function __non_webpack_require__(file: string): Stats;

interface Stats {
  assetsByChunkName: Record<string, string[]>;
}

interface PageData {
  componentChunkName: string;
  staticQueryHashes: string[];
}

/** Path of a page's data below /page-data, as Gatsby forms it. */
const dataOf = (pathname: string) => `${pathname === "/" ? "index" : pathname.slice(1)}/page-data`;

/**
 * What src/boot/preload-assets.ts loads, as an attribute of the body: the numbers of the page's chunks
 * (file names begin with them), its own data, and the data of the query that every page has,
 * src/lib/use-site.ts.
 *
 * @param read of Gatsby; there is none under `develop`
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
