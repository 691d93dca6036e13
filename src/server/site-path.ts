/** A request path that can name a file of the site. */
export interface SitePath {
  /** Decoded names between the slashes; [] for the home page. */
  segments: string[];
  /** Whether the path ends with a slash; false for the home page. */
  trailingSlash: boolean;
  /** The query with its question mark, as sent; "" for a request without a query. */
  search: string;
}

// This maximum is longer than any path of the site, and short enough for every file system.
const LONGEST_PATH = 2048;

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/**
 * Whether a decoded name can be the name of a served file. Hidden files are not served, except
 * `.well-known` (RFC 8615).
 */
function isFileName(name: string, index: number): boolean {
  if (name === "" || /[/\\\0?#]/.test(name)) return false;
  return !name.startsWith(".") || (index === 0 && name === ".well-known");
}

/**
 * Parses the target of a request.
 *
 * Returns undefined if the target cannot be a file of the site: invalid percent-encoding, `..`, hidden
 * files, encoded separators or NUL, empty names. `//host` and `/\host` contain empty names or
 * separators too, so no redirect made from a SitePath can leave the origin.
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
