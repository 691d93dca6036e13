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

/**
 * Styles are in the page, so each page gets those of its own sections, and several pages the same
 * ones where they share a section. What the frame or many pages use is in one sheet for all. What
 * only a later script shows comes with that script.
 */
export function splitByPage(styles: CacheGroup): void {
  const isCss = styles.test;
  styles.test = (module, context) => {
    if (!isCss(module, context)) return false;
    const chunks = context.chunkGraph.getModuleChunks(module);
    return chunks.length > MANY_PAGES || chunks.some(({ name = "" }) => SHARED_CHUNKS.has(name));
  };
}

/** Cascade layers decide which rule wins, so the order of the modules in the sheet does not matter. */
export function setUpExtraction(plugins: { constructor: { name: string }; options?: object }[]) {
  for (const plugin of plugins) {
    if (plugin.constructor.name !== "MiniCssExtractPlugin") continue;
    const chunkFilename = "[id]-[contenthash].css";
    plugin.options = { ...plugin.options, ignoreOrder: true, chunkFilename };
  }
}

/** Class names are in every page, so they are short in production. */
export function shortenClassNames(rules: Rule[]): void {
  for (const rule of rules) {
    if (rule.oneOf) shortenClassNames(rule.oneOf);
    for (const { options } of Array.isArray(rule.use) ? rule.use : []) {
      if (options?.modules?.localIdentName) options.modules.localIdentName = "_[hash:base64:4]";
    }
  }
}

/** A digest of every style sheet of the site, and of how they come into the pages. */
export function stylesDigest(): string {
  const hash = createHash("sha256").update(readFileSync("src/gatsby/webpack-styles.ts"));
  const files = readdirSync("src", { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => name.endsWith(".css")).sort()) {
    hash.update(readFileSync(path.join("src", file)));
  }
  return hash.digest("hex");
}
