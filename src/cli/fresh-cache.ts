import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Folders and files whose code shapes data, HTML or output on Node's side. Gatsby's cache knows only
 * package.json and the files gatsby-*; webpack watches the parts of pages itself.
 */
const CODE = [
  "package-lock.json",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "src/routes.ts",
  "src/document/layers.ts",
  "src/model",
  "src/content",
  "src/markdown",
  "src/gatsby",
  "src/feeds",
  "src/crawlers",
  "src/share-image",
  "src/headers",
  "src/redirects",
  "src/search",
  "src/lib",
  "src/inbox",
];

/** Gatsby copies this folder's files and never deletes a copy: only names count. */
const COPIED = "static";

const FINGERPRINT = "code-fingerprint.json";

/** Digest of each file, by its path with slashes. */
type Fingerprint = Record<string, string>;

/** All files at or below a path of the project, by their paths; none where there is nothing. */
function filesAt(project: string, place: string): string[] {
  const whole = path.join(project, place);
  if (!existsSync(whole)) return [];
  if (path.extname(place)) return [place];
  return readdirSync(whole, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(project, path.join(entry.parentPath ?? entry.path, entry.name)))
    .map((file) => file.split(path.sep).join("/"));
}

export function fingerprint(project: string): Fingerprint {
  const digestOf = (file: string) =>
    createHash("sha256")
      .update(readFileSync(path.join(project, file)))
      .digest("base64url");
  const code = CODE.flatMap((place) => filesAt(project, place));
  return Object.fromEntries([
    ...code.map((file) => [file, digestOf(file)]),
    ...filesAt(project, COPIED).map((file) => [file, "copied"]),
  ]);
}

/** A file that is not as it was; undefined where all are. A new file in static is copied by Gatsby. */
function changedFile(before: Fingerprint, now: Fingerprint): string | undefined {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .filter((file) => before[file] !== now[file])
    .find((file) => file in before || !file.startsWith(`${COPIED}/`));
}

function read(file: string): Fingerprint | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/**
 * Clears what earlier builds have left when the code that made it has changed, so that a warm build
 * gives what a cold one gives.
 *
 * @returns why that was necessary, where it was; and `keep`, to be called after a build, as Gatsby also
 * clears its cache for reasons of its own
 */
export function clearStaleCache(project: string): { reason?: string; keep(): void } {
  const cache = path.join(project, ".cache");
  const file = path.join(cache, FINGERPRINT);
  const now = fingerprint(project);
  const keep = () => {
    mkdirSync(cache, { recursive: true });
    writeFileSync(file, JSON.stringify(now, null, 1));
  };
  let reason: string | undefined;
  if (existsSync(cache)) {
    const before = read(file);
    const changed = before && changedFile(before, now);
    reason = before ? changed && `${changed} has changed` : "it does not say which code made it";
  }
  if (reason) {
    rmSync(cache, { recursive: true, force: true });
    rmSync(path.join(project, "public"), { recursive: true, force: true });
  }
  keep();
  return { reason, keep };
}
