import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { LAYERS } from "../document/layers";
import { findInlineCode, hashOf } from "../headers/inline-code";
import { scriptSigner } from "./sign-scripts";

/** The inline code of pages, as their policy names it. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
  /** One line for each piece of code that nobody of us wrote */
  faults: string[];
}

const FIX = "Fix: take it out; the site's policy lets no such code run";

/** Where what is on a page was written. */
function sourceOf(file: string): string {
  const [, slug] = /^blog\/([^/]+)\/index\.html$/.exec(file) ?? [];
  return slug ? `content/posts/${slug}/index.md` : "its template in src, or its words in content";
}

/** The sheets of the bundler, as they can be in a page. */
function readSheets(output: string): Set<string> {
  const names = readdirSync(output).filter((name) => name.endsWith(".css"));
  const sheets = names.map((name) => readFileSync(path.join(output, name), "utf8"));
  return new Set(sheets.flatMap((css) => [css, LAYERS + css]));
}

const merge = (parts: string[][]) => [...new Set(parts.flat())].sort();

/** What several parts of a site have in their pages. */
export const mergeHashes = (parts: InlineHashes[]): InlineHashes => ({
  scripts: merge(parts.map(({ scripts }) => scripts)),
  styles: merge(parts.map(({ styles }) => styles)),
  faults: merge(parts.map(({ faults }) => faults)),
});

/**
 * Signs the scripts of pages, and finds their inline code.
 *
 * @param names of pages, by path below the output
 */
export function finishPages(output: string, names: readonly string[]): InlineHashes {
  const sign = scriptSigner(output);
  const sheets = readSheets(output);
  const found = names.map((name) => {
    const file = path.join(output, name);
    const html = readFileSync(file, "utf8");
    const signed = sign(html);
    if (signed !== html) writeFileSync(file, signed);
    const { scripts, styles, faults } = findInlineCode(signed, (css) => sheets.has(css));
    const from = `public/${name} (from ${sourceOf(name)})`;
    return {
      scripts: scripts.map(hashOf),
      styles: styles.map(hashOf),
      faults: faults.map((fault) => `${from}: has an inline ${fault}. ${FIX}`),
    };
  });
  return mergeHashes(found);
}
