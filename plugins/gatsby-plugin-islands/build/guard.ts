import { readFileSync } from "node:fs";
import type { ChunkGraph, Module } from "webpack";

/**
 * Everything on which the plugin relies although Gatsby and webpack do not document it. The build
 * stops if one of these names is missing, as after an update of Gatsby.
 */

/** Returns an error without a stack, because Gatsby would show the compiled source of the plugin. */
const failure = (message: string) => Object.assign(new Error(message), { stack: message });

function demand(found: Record<string, unknown>): void {
  const missing = Object.keys(found).filter((name) => !found[name]);
  if (missing.length === 0) return;
  throw failure(
    `gatsby-plugin-islands does not fit the installed version of Gatsby, which has no ${missing.join(", no ")}. Adapt plugins/gatsby-plugin-islands, or remove the plugin from gatsby-config.ts.`,
  );
}

export interface CacheGroup {
  name?: string;
  chunks?: unknown;
  test?(module: Module, context: { chunkGraph: ChunkGraph }): boolean;
}

interface Extractor {
  options: object;
}

/** The configuration of the stage `build-javascript`. */
export interface WebpackConfig {
  entry: Record<string, unknown>;
  output: object;
  optimization: { splitChunks: { cacheGroups: Record<string, CacheGroup> } };
  plugins: object[];
}

/** The entry that is Gatsby's client, and the chunk with the styles of all pages. */
export const CLIENT = "app";

const GROUPS = ["styles", "framework", "commons", "shared"] as const;

export type Groups = Record<(typeof GROUPS)[number], CacheGroup>;

/** Returns the webpack plugin that extracts styles. */
export function extractorOf({ plugins }: Pick<WebpackConfig, "plugins">): Extractor {
  const name = "MiniCssExtractPlugin";
  const extractor = plugins.find((plugin) => plugin.constructor.name === name);
  demand({ [name]: extractor });
  return extractor as Extractor;
}

/** Returns the cache groups of webpack's SplitChunksPlugin. */
export function cacheGroupsOf({ entry, optimization }: WebpackConfig) {
  const { cacheGroups } = optimization.splitChunks;
  demand({
    [`entry "${CLIENT}"`]: entry[CLIENT],
    ...Object.fromEntries(GROUPS.map((name) => [`cache group "${name}"`, cacheGroups[name]])),
    'function "test" in the cache group "styles"': cacheGroups.styles?.test,
  });
  return cacheGroups as Groups & typeof cacheGroups;
}

/** The file with the names of all scripts. Gatsby writes it before it renders the first page. */
export const STATS = "webpack.stats.json";

export const readStats = () => readFileSync(`public/${STATS}`, "utf8");

const filesByChunk = (stats: string): Record<string, string[]> =>
  JSON.parse(stats).assetsByChunkName ?? {};

/** Returns the path of the script of a webpack entry, below the folder `public`. */
export function scriptOf(entry: string, stats: string): string {
  const script = filesByChunk(stats)[entry]?.find((name) => name.endsWith(".js"));
  demand({ [`script of the entry "${entry}" in ${STATS}`]: script });
  return script as string;
}

/** Returns the paths of all style sheets, which contain hashes of the styles. */
export const styleSheets = (stats: string): string[] =>
  Object.values(filesByChunk(stats))
    .flat()
    .filter((name) => name.endsWith(".css"));

/** Files that nothing reads. Gatsby reads `page-data` and `_gatsby` again in the next build. */
export const CLIENT_FILES = ["chunk-map.json", "~partytown"];

interface Element {
  props?: { id?: string; sliceId?: string };
}

/** The elements that start Gatsby's client: a script with the path of the page, and a slice. */
const CLIENT_ELEMENTS = ["gatsby-script-loader", "_gatsby-scripts"];

/** Removes the elements that start Gatsby's client from the end of the body. */
export function withoutClient<Node>(nodes: readonly Node[]): Node[] {
  const idOf = (node: Node) => {
    const { props } = node as Element;
    return props?.sliceId ?? props?.id ?? "";
  };
  const ids = nodes.map(idOf);
  demand(
    Object.fromEntries(
      CLIENT_ELEMENTS.map((id) => [`element "${id}" at the end of the body`, ids.includes(id)]),
    ),
  );
  return nodes.filter((node) => !CLIENT_ELEMENTS.includes(idOf(node)));
}
