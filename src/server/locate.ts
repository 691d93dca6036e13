import { stat } from "node:fs/promises";
import { join } from "node:path";
import { HEADERS_FILE } from "../headers/host-file";
import { REDIRECTS_FILE } from "../redirects/redirects";

interface SitePath {
  /** The decoded segments of the path, without slashes; [] for the home page. */
  segments: string[];
  trailingSlash: boolean;
  /** The query with its question mark, or "". */
  search: string;
}

// Every file system supports this length, and no path of the site is longer.
const LONGEST_PATH = 2048;

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** Hidden files are not served, except `.well-known` (RFC 8615). */
function isFileName(name: string, index: number): boolean {
  if (name === "" || /[/\\\0?#]/.test(name)) return false;
  return !name.startsWith(".") || (index === 0 && name === ".well-known");
}

/**
 * Returns undefined for invalid encoding, `..`, NUL, empty names and names of hidden files. A
 * redirect to a path with an empty name, such as `//host`, would lead to another origin.
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

type Located =
  | { kind: "file"; path: string }
  /** `to` is the path without its trailing slash. */
  | { kind: "redirect"; to: string }
  | { kind: "missing" };

const MISSING: Located = { kind: "missing" };

// These files are answered with 404; compressed copies are only sent in place of their originals.
const FOR_HOSTS = [HEADERS_FILE, REDIRECTS_FILE].map((file) => `/${file}`);
const HIDDEN = new Set(["/404.html", "/404/index.html", ...FOR_HOSTS]);
const COPY = /\.(?:br|gz)$/;

async function kindOf(root: string, path: string): Promise<"file" | "folder" | undefined> {
  try {
    const stats = await stat(join(root, path));
    if (stats.isFile()) return "file";
    return stats.isDirectory() ? "folder" : undefined;
  } catch {
    // `stat` throws for a missing file, a long name, and a parent that is not a folder.
    return undefined;
  }
}

async function findFile(root: string, path: string, mustBeFolder: boolean) {
  const kind = await kindOf(root, path || "/");
  if (kind === "file" && !mustBeFolder) return path;
  const index = `${path}/index.html`;
  return kind === "folder" && (await kindOf(root, index)) === "file" ? index : undefined;
}

function withoutSlash({ segments, search }: SitePath): string {
  return `/${segments.map(encodeURIComponent).join("/")}${search}`;
}

/** `/services` becomes `/services/index.html`. */
export async function locate(root: string, target: string): Promise<Located> {
  const sitePath = parseSitePath(target);
  if (sitePath === undefined) return MISSING;
  const path = sitePath.segments.map((segment) => `/${segment}`).join("");
  const file = await findFile(root, path, sitePath.trailingSlash);
  if (file === undefined || HIDDEN.has(file) || COPY.test(file)) return MISSING;
  if (sitePath.trailingSlash) return { kind: "redirect", to: withoutSlash(sitePath) };
  return { kind: "file", path: file };
}
