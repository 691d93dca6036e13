import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { fromHostRedirects, REDIRECTS_FILE } from "../redirects/format-redirects";

/**
 * Returns a function that resolves aliases, from the redirects that the build has written into this
 * folder. The file is read again after a change.
 */
export function createRedirectsReader(root: string): (path: string) => Promise<string | undefined> {
  const file = join(root, REDIRECTS_FILE);
  let readAt = Number.NaN;
  let redirects = new Map<string, string>();
  return async (path) => {
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Number.NaN }));
    if (!Object.is(mtimeMs, readAt)) {
      const text = await readFile(file, "utf8").catch(() => "");
      redirects = new Map(fromHostRedirects(text).map(({ from, to }) => [from, to]));
      readAt = mtimeMs;
    }
    return redirects.get(path);
  };
}
