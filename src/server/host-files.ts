import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { HEADERS_FILE, headersAt, readHostFile } from "../headers/host-file";
import { fromHostRedirects, REDIRECTS_FILE } from "../redirects/redirects";

/** Headers for a folder without a headers file, which every build of this site writes. */
const BASIC_HEADERS = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
};

const textOf = (root: string, file: string) => readFile(join(root, file), "utf8").catch(() => "");

/** Read for each request, because the site may be rebuilt. */
export async function readHeaders(root: string, path: string): Promise<Record<string, string>> {
  const rules = readHostFile(await textOf(root, HEADERS_FILE));
  return rules.length > 0 ? headersAt(rules, path) : BASIC_HEADERS;
}

export async function readRedirect(root: string, path: string): Promise<string | undefined> {
  const redirects = fromHostRedirects(await textOf(root, REDIRECTS_FILE));
  return redirects.find(({ from }) => from === path)?.to;
}
