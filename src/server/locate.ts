import { stat } from "node:fs/promises";
import { join } from "node:path";
import { HEADERS_FILE } from "../headers/host-file";
import { REDIRECTS_FILE } from "../redirects/format-redirects";
import { parseSitePath, type SitePath } from "./site-path";

/** The result of resolving a request path. */
export type Located =
  /** A file, as a path below the root: `/services/index.html`. */
  | { kind: "file"; path: string }
  /** A page requested with a trailing slash; `to` is a path on this origin. */
  | { kind: "redirect"; to: string }
  | { kind: "missing" };

const MISSING: Located = { kind: "missing" };

// Files that are not served under their own names: the not-found page, which is only sent with
// status 404; the files for hosts; and compressed copies, which are only sent instead of the
// original file.
const FOR_HOSTS = [HEADERS_FILE, REDIRECTS_FILE].map((file) => `/${file}`);
const HIDDEN = new Set(["/404.html", "/404/index.html", ...FOR_HOSTS]);
const COPY = /\.(?:br|gz)$/;

async function kindOf(root: string, path: string): Promise<"file" | "folder" | undefined> {
  try {
    const stats = await stat(join(root, path));
    if (stats.isFile()) return "file";
    return stats.isDirectory() ? "folder" : undefined;
  } catch {
    // The file is missing, its name is too long, or its parent is not a folder. In each case, the
    // server has no file to send.
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

/** Resolves a request target to a file below the root: `/services` is `/services/index.html`. */
export async function locate(root: string, target: string): Promise<Located> {
  const sitePath = parseSitePath(target);
  if (sitePath === undefined) return MISSING;
  const path = sitePath.segments.map((segment) => `/${segment}`).join("");
  const file = await findFile(root, path, sitePath.trailingSlash);
  if (file === undefined || HIDDEN.has(file) || COPY.test(file)) return MISSING;
  if (sitePath.trailingSlash) return { kind: "redirect", to: withoutSlash(sitePath) };
  return { kind: "file", path: file };
}
