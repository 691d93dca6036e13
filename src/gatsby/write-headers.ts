import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { LAYERS } from "../document/layers";
import { HEADERS_FILE, toHostFile } from "../headers/format-headers";
import { findInlineCode, hashOf } from "../headers/inline-code";
import { securityHeaders } from "../headers/security-headers";
import { CONTACT_API } from "../routes";
import { occasion } from "./occasion";

/** Where what is on a page was written. */
function sourceOf(file: string): string {
  const [, slug] = /^blog\/([^/]+)\/index\.html$/.exec(file) ?? [];
  return slug ? `content/posts/${slug}/index.md` : "its template in src, or its words in content";
}

/** The sheets of the bundler, as they can be in a page. */
async function readSheets(output: string): Promise<Set<string>> {
  const names = (await readdir(output)).filter((name) => name.endsWith(".css"));
  const sheets = await Promise.all(names.map((name) => readFile(path.join(output, name), "utf8")));
  return new Set(sheets.flatMap((css) => [css, LAYERS + css]));
}

/**
 * Declares the headers of the site to its hosts, with a policy that names all inline code by hash.
 *
 * @returns one line for each page that has code which nobody of us wrote; then nothing is declared
 */
export async function writeHeaders(output: string, env: NodeJS.ProcessEnv): Promise<string[]> {
  const sheets = await readSheets(output);
  const entries = await readdir(output, { recursive: true, withFileTypes: true });
  // Gatsby has folders that are called like pages.
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => path.relative(output, path.join(entry.parentPath ?? entry.path, entry.name)));
  const [scripts, styles] = [new Set<string>(), new Set<string>()];
  const faults: string[] = [];
  for (const file of files.sort()) {
    const html = await readFile(path.join(output, file), "utf8");
    const inline = findInlineCode(html, (css) => sheets.has(css));
    for (const code of inline.scripts) scripts.add(hashOf(code));
    for (const code of inline.styles) styles.add(hashOf(code));
    for (const fault of inline.faults) {
      const fix = "Fix: take it out; the site's policy lets no such code run";
      faults.push(`public/${file} (from ${sourceOf(file)}): has an inline ${fault}. ${fix}`);
    }
  }
  if (faults.length > 0) return faults;
  const endpoint = env.GATSBY_CONTACT_ENDPOINT || CONTACT_API;
  const facts = { scripts: [...scripts].sort(), styles: [...styles].sort(), endpoint };
  // Of a preview no page is for search engines, wherever it is deployed.
  const robots = occasion(env).preview && { "X-Robots-Tag": "noindex" };
  const headers = { ...securityHeaders(facts), ...robots };
  await writeFile(path.join(output, HEADERS_FILE), toHostFile(headers));
  return [];
}
