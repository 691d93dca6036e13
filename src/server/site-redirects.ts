import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { fromHostRedirects, REDIRECTS_FILE } from "../redirects/format-redirects";

/**
 * Makes the function that tells where a former address leads, as the build has declared it for this
 * folder; read again when the file has changed or gone.
 */
export function createRedirectsReader(root: string): (path: string) => Promise<string | undefined> {
  const file = join(root, REDIRECTS_FILE);
  let written = Number.NaN;
  let redirects = new Map<string, string>();
  return async (path) => {
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Number.NaN }));
    if (!Object.is(mtimeMs, written)) {
      const text = await readFile(file, "utf8").catch(() => "");
      redirects = new Map(fromHostRedirects(text).map(({ from, to }) => [from, to]));
      written = mtimeMs;
    }
    return redirects.get(path);
  };
}
