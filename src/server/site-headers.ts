import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { HEADERS_FILE, type HostRule, headersAt, readHostFile } from "../headers/host-file";

/** For a folder without a headers file, which was not written by a build of this site. */
const BASIC_HEADERS = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
};

/**
 * Returns a function that looks up headers by request path, in the file that the build has written into
 * this folder. The file is read again after a change, as the site may be rebuilt while it is served.
 */
export function createHeadersReader(
  root: string,
): (path: string) => Promise<Record<string, string>> {
  const file = join(root, HEADERS_FILE);
  let readAt = Number.NaN;
  let rules: HostRule[] = [];
  return async (path) => {
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Number.NaN }));
    if (Number.isNaN(mtimeMs)) return BASIC_HEADERS;
    if (mtimeMs !== readAt) {
      const read = readHostFile(await readFile(file, "utf8").catch(() => ""));
      // Empty or deleted in the meantime: keep the previous rules until the next request.
      if (read.length > 0) [readAt, rules] = [mtimeMs, read];
    }
    return rules.length > 0 ? headersAt(rules, path) : BASIC_HEADERS;
  };
}
