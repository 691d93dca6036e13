import { ISLANDS, type IslandName } from "../../islands/names";

interface ChunkGraph {
  getModuleChunks(module: unknown): { name?: string }[];
}

interface CssModule {
  nameForCondition(): string | null;
}

export interface CacheGroup {
  name: string;
  test(module: CssModule, context: { chunkGraph: ChunkGraph }): boolean;
}

/** Gatsby's entry, whose styles every page needs. */
const SHARED_CHUNK = "app";

const FOLDER = /[\\/]src[\\/]islands[\\/]/;

const includes = (chunks: readonly { name?: string }[], name: string) =>
  chunks.some((chunk) => chunk.name === name);

/** Limits the shared style sheet to styles that every page needs. */
function splitByPage(styles: CacheGroup): CacheGroup {
  return {
    ...styles,
    test(module, context) {
      const chunks = context.chunkGraph.getModuleChunks(module);
      return styles.test(module, context) && includes(chunks, SHARED_CHUNK);
    },
  };
}

/**
 * Puts the styles of an island into one file. The pages with the island contain this file, so the
 * script of the island does not load it.
 */
function splitByIsland(styles: CacheGroup, island: IslandName): CacheGroup {
  return {
    ...styles,
    name: `${island}-styles`,
    test(module, context) {
      const chunks = context.chunkGraph.getModuleChunks(module);
      const isOfIsland = includes(chunks, island) && !includes(chunks, SHARED_CHUNK);
      // Other pages use the styles of components too, but not those of the whole island.
      const isInFolder = FOLDER.test(module.nameForCondition() ?? "");
      return styles.test(module, context) && isOfIsland && isInFolder;
    },
  };
}

interface Config {
  plugins: { constructor: { name: string }; options?: object }[];
  optimization: { splitChunks: { cacheGroups: Record<string, CacheGroup | undefined> } };
}

/**
 * Makes each page inline the styles of its own sections. Lazy components load their styles with
 * their scripts. By default, Gatsby inlines all styles of the site into every page. This code
 * changes Gatsby's own cache group, because Gatsby's group would keep all styles if another group
 * were added. Every page except long articles fits in 14 kB of Brotli (November 2026, Gatsby
 * 5.16.1). The build stops if Gatsby's cache group or MiniCssExtractPlugin is missing.
 */
export function styleByPage({ plugins, optimization }: Config): void {
  const { cacheGroups } = optimization.splitChunks;
  const { styles } = cacheGroups;
  const plugin = plugins.find((one) => one.constructor.name === "MiniCssExtractPlugin");
  if (typeof styles?.test !== "function" || !plugin) {
    throw new Error(
      "src/gatsby/patches/styles.ts is outdated: webpack has no cache group for styles, or no MiniCssExtractPlugin. Adapt the patch to the installed packages, or remove the patch.",
    );
  }
  for (const island of ISLANDS) cacheGroups[island] = splitByIsland(styles, island);
  cacheGroups.styles = splitByPage(styles);
  plugin.options = {
    ...plugin.options,
    filename: "static/[name]-[contenthash].css",
    chunkFilename: "static/[id]-[contenthash].css",
  };
}
