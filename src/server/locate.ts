import { stat } from "node:fs/promises";
import { join } from "node:path";
import { HEADERS_FILE } from "../headers/host-file";
import { REDIRECTS_FILE } from "../redirects/redirects";

type Located =
  | { kind: "file"; path: string }
  /** `to` is the path without its trailing slash. */
  | { kind: "redirect"; to: string }
  | { kind: "missing" };

const MISSING: Located = { kind: "missing" };

/**
 * Matches a path without empty segments. The groups are the path, its trailing slash, and its
 * query. A redirect to a path with an empty segment, such as `//host`, would lead to another origin.
 */
const TARGET = /^((?:\/[^/?]+)*)(\/?)(\?.*)?$/;

/** Matches hidden files, except `.well-known` (RFC 8615). Windows also separates folders by `\`. */
const FORBIDDEN = /\\|(?!^\/\.well-known\/)\/\./;

// A request for one of these files or for a compressed copy gets the status 404.
const FOR_HOSTS = [HEADERS_FILE, REDIRECTS_FILE].map((file) => `/${file}`);
const HIDDEN = new Set(["/404.html", "/404/index.html", ...FOR_HOSTS]);
const COPY = /\.(?:br|gz)$/;

/**
 * `decodeURI` does not decode `%2F`, `%3F` and `%23`. No file name of a build contains these three
 * characters.
 */
function decode(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}

/** `stat` rejects missing files, invalid names, and paths that use a file as a folder. */
const statsOf = (root: string, path: string) => stat(join(root, path)).catch(() => undefined);

async function findFile(root: string, path: string, mustBeFolder: boolean) {
  const stats = await statsOf(root, path);
  if (stats?.isFile() && !mustBeFolder) return path;
  const index = `${path}/index.html`;
  return stats?.isDirectory() && (await statsOf(root, index))?.isFile() ? index : undefined;
}

/** `/services` becomes `/services/index.html`. */
export async function locate(root: string, target: string): Promise<Located> {
  const [whole, encoded = "", slash, search = ""] = TARGET.exec(target) ?? [];
  const path = decode(encoded);
  if (!whole || path === undefined || FORBIDDEN.test(path)) return MISSING;
  const redirects = slash === "/" && path !== "";
  const file = await findFile(root, path, redirects);
  if (file === undefined || HIDDEN.has(file) || COPY.test(file)) return MISSING;
  return redirects ? { kind: "redirect", to: encoded + search } : { kind: "file", path: file };
}
