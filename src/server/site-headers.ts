import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { fromHostFile, HEADERS_FILE } from "../headers/host-file";

/** For a folder that no build of this site has written. */
const BASIC_HEADERS = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
};

/**
 * Makes the function that gives the headers which the build has declared for this folder. They are
 * read again when the file has changed: a running site can be built anew.
 */
export function createHeadersReader(root: string): () => Promise<Record<string, string>> {
  const file = join(root, HEADERS_FILE);
  let written = Number.NaN;
  let headers: Record<string, string> = BASIC_HEADERS;
  return async () => {
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Number.NaN }));
    if (Number.isNaN(mtimeMs)) return BASIC_HEADERS;
    if (mtimeMs === written) return headers;
    const text = await readFile(file, "utf8").catch(() => "");
    const read = fromHostFile(text);
    // Half written, or gone again: what was known holds until the next request.
    if (Object.keys(read).length === 0) return headers;
    written = mtimeMs;
    headers = read;
    return headers;
  };
}
