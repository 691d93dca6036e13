import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { HEADERS_FILE, headersAt, readHostFile } from "../headers/host-file";
import { fromHostRedirects, REDIRECTS_FILE } from "../redirects/format-redirects";

/**
 * Returns a function that reads and parses a file. The function reads the file again after a change,
 * because the site may be rebuilt while it is served.
 *
 * @param parse returns undefined for an incomplete file, for which the previous result stays valid
 * @returns a function that resolves to undefined if the file does not exist
 */
function createReader<T>(file: string, parse: (text: string) => T | undefined) {
  let readAt = Number.NaN;
  let current: T | undefined;
  return async (): Promise<T | undefined> => {
    const modified = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    if (modified === undefined) return undefined;
    if (modified !== readAt) {
      const parsed = parse(await readFile(file, "utf8").catch(() => ""));
      if (parsed !== undefined) [readAt, current] = [modified, parsed];
    }
    return current;
  };
}

/** Headers for a folder without a headers file. A build of this site has not written such a folder. */
const BASIC_HEADERS = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
};

/** Returns a function that looks up the headers of a path, which the build has written into the folder. */
export function createHeadersReader(
  root: string,
): (path: string) => Promise<Record<string, string>> {
  const read = createReader(join(root, HEADERS_FILE), (text) => {
    const rules = readHostFile(text);
    return rules.length > 0 ? rules : undefined;
  });
  return async (path) => {
    const rules = await read();
    return rules ? headersAt(rules, path) : BASIC_HEADERS;
  };
}

/** Returns a function that looks up the target of an alias, which the build has written into the folder. */
export function createRedirectsReader(root: string): (path: string) => Promise<string | undefined> {
  const read = createReader(
    join(root, REDIRECTS_FILE),
    (text) => new Map(fromHostRedirects(text).map(({ from, to }) => [from, to])),
  );
  return async (path) => (await read())?.get(path);
}
