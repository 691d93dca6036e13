import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { versionError } from "./version-error";

type ClassNamer = (module: { resourcePath: string }, pattern: string, name: string) => string;

interface Rule {
  test?: RegExp;
  oneOf?: Rule[];
  use?: {
    loader?: string;
    options?: { modules?: { localIdentName?: string; getLocalIdent?: ClassNamer } };
  }[];
}

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

export const styleSheets = (folder = "src"): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".css"))
    .sort();

/** Gatsby's entry, whose styles every page needs. */
const SHARED_CHUNK = "app";

/** The chunks of the islands. */
const ISLANDS = ["contact-form", "search"];

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
function splitByIsland(styles: CacheGroup, island: string): CacheGroup {
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

const DIGITS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_";
const digit = (number: number): string => DIGITS.charAt(number % DIGITS.length);

/**
 * A short name such as `_aBc` encodes the number of the style sheet and the number of the class or
 * animation within the sheet. At most 64 names per sheet and 4096 sheets are possible.
 */
export function classNamer(files: readonly string[] = styleSheets()): ClassNamer {
  const numbers = new Map(files.map((file, number) => [path.resolve("src", file), number]));
  return ({ resourcePath }, _pattern, name) => {
    const sheet = numbers.get(resourcePath) ?? files.length;
    const names =
      readFileSync(resourcePath, "utf8").match(/(?<=\.|@keyframes )[a-z][\w-]*/gi) ?? [];
    const own = [...new Set(names)].indexOf(name);
    return `_${digit(sheet / DIGITS.length)}${digit(sheet)}${digit(own)}`;
  };
}

/**
 * Shortens generated class names, because the HTML of every page repeats these names.
 * @returns the number of webpack rules that name classes
 */
export function shortenClassNames(rules: Rule[], getLocalIdent = classNamer()): number {
  let count = 0;
  for (const rule of rules) {
    if (rule.oneOf) count += shortenClassNames(rule.oneOf, getLocalIdent);
    for (const { options } of Array.isArray(rule.use) ? rule.use : []) {
      if (!options?.modules?.localIdentName) continue;
      options.modules.getLocalIdent = getLocalIdent;
      count++;
    }
  }
  return count;
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
    throw versionError(
      "styles",
      "webpack has no cache group for styles, or no MiniCssExtractPlugin",
    );
  }
  for (const island of ISLANDS) cacheGroups[island] = splitByIsland(styles, island);
  cacheGroups.styles = splitByPage(styles);
  plugin.options = { ...plugin.options, chunkFilename: "[id]-[contenthash].css" };
}
