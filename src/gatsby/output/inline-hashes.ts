import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { findInlineCode, hashOf } from "../../headers/inline-code";
import { LAYERS } from "../../styles/layers";

function sourceOf(file: string): string {
  const [, slug] = /^blog\/([^/]+)\/index\.html$/.exec(file) ?? [];
  return slug ? `content/posts/${slug}/index.md` : "the page's template in src or texts in content";
}

/** Returns the text of each style sheet, with and without the declaration of the cascade layers. */
function readSheets(output: string): Set<string> {
  const names = readdirSync(output).filter((name) => name.endsWith(".css"));
  const sheets = names.map((name) => readFileSync(path.join(output, name), "utf8"));
  return new Set(sheets.flatMap((css) => [css, LAYERS + css]));
}

/**
 * @param pages paths of HTML files in the output folder
 * @returns hashes of inline code, and one message for each forbidden piece of inline code
 */
export function inlineHashes(output: string, pages: readonly string[]) {
  const sheets = readSheets(output);
  const found = pages.map((page) => {
    const html = readFileSync(path.join(output, page), "utf8");
    const { scripts, styles, faults } = findInlineCode(html, (css) => sheets.has(css));
    return {
      scripts: scripts.map(hashOf),
      styles: styles.map(hashOf),
      faults: faults.map(
        (fault) =>
          `public/${page} has an inline ${fault}. Remove this code from ${sourceOf(page)}, because the site's content security policy blocks inline code.`,
      ),
    };
  });
  const all = (key: "scripts" | "styles" | "faults") =>
    [...new Set(found.flatMap((page) => page[key]))].sort();
  return { scripts: all("scripts"), styles: all("styles"), faults: all("faults") };
}
