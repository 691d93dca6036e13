/** A request path that can name a file of the site. */
export interface SitePath {
  /** Decoded names between the slashes; none for the home page. */
  segments: string[];
  /** Whether the path ends with a slash (the home page does not count). */
  trailingSlash: boolean;
  /** The query with its question mark, as sent; "" without one. */
  search: string;
}

// Longer than any path of a site, and short enough for every file system.
const LONGEST_PATH = 2048;

// What nginx takes in a request line, less its method and version.
const LONGEST_TARGET = 8_000;

/** Whether the path, its encoded dots and slashes read as such, goes up from the root. */
function leavesRoot(path: string): boolean {
  let depth = 0;
  for (const name of path.replace(/%2f/gi, "/").replace(/%2e/gi, ".").split("/")) {
    if (name === "..") depth--;
    else if (name !== "" && name !== ".") depth++;
    if (depth < 0) return true;
  }
  return false;
}

/**
 * The status for a target that is no request for anything, as nginx answers it: 414 too long; 400 no
 * path, broken percent-encoding, NUL, out of the root. Undefined for all others.
 */
export function refuseTarget(target: string): 400 | 414 | undefined {
  if (target.length > LONGEST_TARGET) return 414;
  const [path = ""] = target.split("?", 1);
  const broken = !path.startsWith("/") || /%(?![0-9a-f]{2})|%00/i.test(path);
  return broken || leavesRoot(path) ? 400 : undefined;
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** `.well-known` is the one name with a leading dot that the web gives a meaning to (RFC 8615). */
function isFileName(name: string, index: number): boolean {
  if (name === "" || /[/\\\0?#]/.test(name)) return false;
  return !name.startsWith(".") || (index === 0 && name === ".well-known");
}

/**
 * Reads the target of a request.
 *
 * Gives undefined for everything that cannot be a file of the site: broken percent-encoding, `..`,
 * hidden files, separators or NUL in an encoded name, empty names. As `//host` and `/\host` are
 * among them, no redirect made from a SitePath can leave the origin.
 */
export function parseSitePath(target: string): SitePath | undefined {
  const at = target.indexOf("?");
  const path = at === -1 ? target : target.slice(0, at);
  const search = at === -1 ? "" : target.slice(at);
  if (!path.startsWith("/") || path.length > LONGEST_PATH) return undefined;
  if (path === "/") return { segments: [], trailingSlash: false, search };
  const trailingSlash = path.endsWith("/");
  const names = path.slice(1, trailingSlash ? -1 : undefined).split("/");
  const segments: string[] = [];
  for (const [index, name] of names.entries()) {
    const segment = decode(name);
    if (segment === undefined || !isFileName(segment, index)) return undefined;
    segments.push(segment);
  }
  return { segments, trailingSlash, search };
}
