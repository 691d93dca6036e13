import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { Failure } from "../cli/shared/command";

const COMPRESSIBLE = /\.(?:html|css|js|json|svg|txt|xml|webmanifest)$/;

const filesIn = (root: string, pattern: RegExp) =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => pattern.test(file) && statSync(path.join(root, file)).isFile())
    .sort();

/**
 * Returns the path of the last build's output.
 * @throws Failure if the site has not been built
 */
export function builtSite(): string {
  if (!existsSync("public/index.html"))
    throw new Failure("There is no built site in public/. Run: npm run build");
  return "public";
}

/** Paths of the pages without `noindex`, such as `/` and `/blog/some-post`. */
export const listRoutes = (root: string): string[] =>
  filesIn(root, /(^|\/)index\.html$/)
    .filter((file) => !/<meta[^>]+noindex/.test(readFileSync(path.join(root, file), "utf8")))
    .map((file) => `/${file.replace(/\/?index\.html$/, "")}`);

export function editPages(root: string, edit: (html: string) => string): void {
  for (const file of filesIn(root, /\.html$/)) {
    const html = readFileSync(path.join(root, file), "utf8");
    writeFileSync(path.join(root, file), edit(html));
  }
}

/** Removes every script from every page, except structured data. */
export const stripScripts = (root: string): void =>
  editPages(root, (html) => html.replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, ""));

/** Call this function after `stripScripts`: the compressed files still contain the scripts. */
export function compressAll(root: string): void {
  for (const file of filesIn(root, COMPRESSIBLE)) {
    const content = readFileSync(path.join(root, file));
    writeFileSync(path.join(root, `${file}.br`), brotliCompressSync(content));
    writeFileSync(path.join(root, `${file}.gz`), gzipSync(content, { level: 9 }));
  }
}

/**
 * Returns the median. With an even number of values, returns the upper of the two middle values.
 * Without values, returns NaN.
 */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}
