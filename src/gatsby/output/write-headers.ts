import { readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Environment } from "../../environment";
import { listFiles } from "../../lib/list-files";
import { HEADERS_FILE, headersFile, type PolicyFacts, securityHeaders } from "../../output/headers";
import { findInlineCode, hashOf } from "../../output/inline-code";
import { speculationRulesHeader } from "../../output/speculation-rules";
import { LAYERS } from "../../styles/layers";

function sourceFileOf(file: string): string {
  const [, slug] = /^blog\/([^/]+)\.html$/.exec(file) ?? [];
  return slug ? `content/posts/${slug}/index.md` : "src/, content/ or static/";
}

function readSheets(output: string): Set<string> {
  const names = readdirSync(output).filter((name) => name.endsWith(".css"));
  const sheets = names.map((name) => readFileSync(path.join(output, name), "utf8"));
  return new Set(sheets.flatMap((css) => [css, LAYERS + css]));
}

/** `pages` are paths of HTML files in the output folder. `faults` are messages for the operator. */
export function inlineHashes(output: string, pages: readonly string[]) {
  const sheets = readSheets(output);
  const found = pages.map((page) => {
    const html = readFileSync(path.join(output, page), "utf8");
    const { styles, faults } = findInlineCode(html, (css) => sheets.has(css));
    return {
      styles: styles.map(hashOf),
      faults: faults.map(
        (fault) =>
          `public/${page} has an inline ${fault}. Remove this code from ${sourceFileOf(page)}, because the site's content security policy blocks inline code.`,
      ),
    };
  });
  const all = (key: "styles" | "faults") => [...new Set(found.flatMap((page) => page[key]))].sort();
  return { styles: all("styles"), faults: all("faults") };
}

/** Writes the file `_headers` for hosting providers. */
export async function writeHeaders(
  output: string,
  facts: Pick<PolicyFacts, "styles" | "analytics">,
  { endpoint, thanks, preview }: Environment,
): Promise<void> {
  // Search engines must not index previews.
  const robots = preview && { "X-Robots-Tag": "noindex" };
  const security = securityHeaders({ ...facts, endpoint, thanks });
  const headers = { ...security, ...speculationRulesHeader, ...robots };
  const files = listFiles(output).map((file) => `/${file}`);
  await writeFile(path.join(output, HEADERS_FILE), headersFile(headers, files));
}
