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
 * What every page loads: the boot module, and Gatsby with the frame around every page. The not-found
 * page has too little of its own for a sheet: each is named in the content security policy.
 */
const SHARED_CHUNKS = new Set(["app", "site", "component---src-pages-404-tsx"]);

/** Styles that more kinds of page than this use are in the sheet for all of them. */
const MANY_PAGES = 5;

/** Each page gets the styles of its own sections; what the frame or many pages use is in one sheet. */
function splitByPage(styles: CacheGroup): void {
  const isCss = styles.test;
  styles.test = (module, context) => {
    if (!isCss(module, context)) return false;
    const chunks = context.chunkGraph.getModuleChunks(module);
    return chunks.length > MANY_PAGES || chunks.some(({ name = "" }) => SHARED_CHUNKS.has(name));
  };
}

/** Class names are in every page, so they are short. Gives the number of rules that name classes. */
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
 * Changes: Gatsby puts all styles of a site into one sheet, and that into every page; here each page has
 * those of its own sections, and what only a later script shows comes with that script.
 * Documented way: none; a group of one's own does not take styles out of Gatsby's.
 * Buys: every page but long articles fits in 14 kB of brotli (November 2026, Gatsby 5.16.1).
 * Guard: stops the build where Gatsby's group or its plugin for styles is not there.
 */
export function styleByPage({ plugins, optimization }: Config): void {
  const { styles } = optimization.splitChunks.cacheGroups;
  const plugin = plugins.find((one) => one.constructor.name === "MiniCssExtractPlugin");
  if (typeof styles?.test !== "function" || !plugin) {
    throw new Error("patches/styles: Gatsby collects styles otherwise");
  }
  splitByPage(styles);
  // Cascade layers decide which rule wins, so the order of the modules in the sheet does not matter.
  plugin.options = {
    ...plugin.options,
    ignoreOrder: true,
    chunkFilename: "[id]-[contenthash].css",
  };
}

/** A digest of every style sheet of the site, and of how they come into the pages. */
export function stylesDigest(): string {
  const hash = createHash("sha256").update(readFileSync("src/gatsby/patches/styles.ts"));
  const files = readdirSync("src", { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => name.endsWith(".css")).sort()) {
    hash.update(readFileSync(path.join("src", file)));
  }
  return hash.digest("hex");
}
