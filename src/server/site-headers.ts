import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { HEADERS_FILE, type HostRule, headersAt, readHostFile } from "../headers/host-file";

/** For a folder that no build of this site has written. */
const BASIC_HEADERS = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
};

/**
 * Makes the function that gives the headers which the build has declared for this folder, by path of
 * the request. They are read again when the file has changed: a running site can be built anew.
 */
export function createHeadersReader(
  root: string,
): (path: string) => Promise<Record<string, string>> {
  const file = join(root, HEADERS_FILE);
  let written = Number.NaN;
  let rules: HostRule[] = [];
  return async (path) => {
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Number.NaN }));
    if (Number.isNaN(mtimeMs)) return BASIC_HEADERS;
    if (mtimeMs !== written) {
      const read = readHostFile(await readFile(file, "utf8").catch(() => ""));
      // Half written, or gone again: what was known holds until the next request.
      if (read.length > 0) [written, rules] = [mtimeMs, read];
    }
    return rules.length > 0 ? headersAt(rules, path) : BASIC_HEADERS;
  };
}
