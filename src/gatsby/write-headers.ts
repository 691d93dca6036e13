import { readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { LAYERS } from "../document/layers";
import { EDITOR, editorHeaders, GITHUB } from "../headers/editor-headers";
import { HEADERS_FILE, toHostFile } from "../headers/host-file";
import { findInlineCode, hashOf } from "../headers/inline-code";
import { NGINX_FOLDER, toNginxFiles } from "../headers/nginx-files";
import { securityHeaders } from "../headers/security-headers";
import { CONTACT_API } from "../routes";
import { listFiles } from "./list-files";
import { occasion } from "./occasion";

/** Where what is on a page was written. */
function sourceOf(file: string): string {
  const [, slug] = /^blog\/([^/]+)\/index\.html$/.exec(file) ?? [];
  return slug ? `content/posts/${slug}/index.md` : "its template in src, or its words in content";
}

/** The sheets of the bundler, as they can be in a page. */
async function readSheets(output: string, files: string[]): Promise<Set<string>> {
  const names = files.filter((name) => /^[^/]+\.css$/.test(name));
  const sheets = await Promise.all(names.map((name) => readFile(path.join(output, name), "utf8")));
  return new Set(sheets.flatMap((css) => [css, LAYERS + css]));
}

/** The same headers for the hosts that read them in the output, and for nginx. */
async function declare(directory: string, files: string[], headers: Record<string, string>) {
  const paths = files.map((file) => `/${file}`);
  const editor = paths.includes(`${EDITOR}/index.html`) ? editorHeaders(GITHUB) : undefined;
  await writeFile(path.join(directory, "public", HEADERS_FILE), toHostFile(headers, paths, editor));
  const folder = path.join(directory, NGINX_FOLDER);
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(toNginxFiles(headers, editor))) {
    await writeFile(path.join(folder, name), text);
  }
}

/**
 * Declares the headers of the site to its hosts, with a policy that names all inline code by hash.
 *
 * @returns one line for each page that has code which nobody of us wrote; then nothing is declared
 */
export async function writeHeaders(directory: string, env: NodeJS.ProcessEnv): Promise<string[]> {
  const output = path.join(directory, "public");
  const files = (await listFiles(output)).sort();
  const sheets = await readSheets(output, files);
  const [scripts, styles] = [new Set<string>(), new Set<string>()];
  const faults: string[] = [];
  for (const file of files.filter((name) => name.endsWith(".html"))) {
    const html = readFileSync(path.join(output, file), "utf8");
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
  const collector = env.GATSBY_COLLECTOR;
  const facts = { scripts: [...scripts].sort(), styles: [...styles].sort(), endpoint, collector };
  // Of a preview no page is for search engines, wherever it is deployed.
  const robots = occasion(env).preview && { "X-Robots-Tag": "noindex" };
  await declare(directory, files, { ...securityHeaders(facts), ...robots });
  return [];
}
