import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

interface Rule {
  test?: RegExp;
  oneOf?: Rule[];
  use?: { loader?: string; options?: { modules?: { localIdentName?: string } } }[];
}

interface ChunkGraph {
  getModuleChunks(module: unknown): { name?: string }[];
}

interface CacheGroup {
  test(module: unknown, context: { chunkGraph: ChunkGraph }): boolean;
}

/**
 * Chunks whose styles go into the shared sheet: the boot module, Gatsby with the frame of every page, and
 * two pages that have few styles. Every further sheet adds a hash to the CSP.
 */
const SHARED_CHUNKS = new Set([
  "app",
  "site",
  "component---src-pages-404-tsx",
  "component---src-pages-privacy-tsx",
]);

/** Styles that more page templates than this use go into the shared sheet. */
const MANY_PAGES = 5;

/** Limits the shared sheet to styles of the frame and of many pages; others stay with their page. */
function splitByPage(styles: CacheGroup): void {
  const isCss = styles.test;
  styles.test = (module, context) => {
    if (!isCss(module, context)) return false;
    const chunks = context.chunkGraph.getModuleChunks(module);
    return chunks.length > MANY_PAGES || chunks.some(({ name = "" }) => SHARED_CHUNKS.has(name));
  };
}

/**
 * Shortens generated class names, as they are repeated in the HTML of every page.
 *
 * @returns the number of webpack rules that name classes
 */
export function shortenClassNames(rules: Rule[]): number {
  let count = 0;
  for (const rule of rules) {
    if (rule.oneOf) count += shortenClassNames(rule.oneOf);
    for (const { options } of Array.isArray(rule.use) ? rule.use : []) {
      if (!options?.modules?.localIdentName) continue;
      options.modules.localIdentName = "_[hash:base64:4]";
      count++;
    }
  }
  return count;
}

interface Config {
  plugins: { constructor: { name: string }; options?: object }[];
  optimization: { splitChunks: { cacheGroups: { styles?: CacheGroup } } };
}

/**
 * Changes: Gatsby inlines one sheet with all styles of the site into every page. Here each page inlines
 * the styles of its own sections, and styles of lazy components load with their script.
 * Documented way: none; a cache group of our own does not remove styles from Gatsby's group.
 * Buys: every page but long articles fits in 14 kB of brotli (November 2026, Gatsby 5.16.1).
 * Guard: stops the build if Gatsby's cache group or MiniCssExtractPlugin is missing.
 */
export function styleByPage({ plugins, optimization }: Config): void {
  const { styles } = optimization.splitChunks.cacheGroups;
  const plugin = plugins.find((one) => one.constructor.name === "MiniCssExtractPlugin");
  if (typeof styles?.test !== "function" || !plugin) {
    throw new Error("patches/styles: Gatsby collects styles otherwise");
  }
  splitByPage(styles);
  // Cascade layers decide which rule wins, so the order of modules in a sheet does not matter.
  plugin.options = {
    ...plugin.options,
    ignoreOrder: true,
    chunkFilename: "[id]-[contenthash].css",
  };
}

/**
 * A hash of every style sheet of the site and of this file. It is compiled into the bundle that renders
 * HTML, so that a change of styles renders all pages again.
 */
export function stylesDigest(): string {
  const hash = createHash("sha256").update(readFileSync("src/gatsby/patches/styles.ts"));
  const files = readdirSync("src", { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => name.endsWith(".css")).sort()) {
    hash.update(readFileSync(path.join("src", file)));
  }
  return hash.digest("hex");
}
