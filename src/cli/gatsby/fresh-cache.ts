import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { changedFiles, digestsOf, type FileDigests, filesAt } from "../../file-digests";

/**
 * Folders and files whose code shapes data, HTML or output on Node's side. Gatsby's cache knows only
 * package.json and the files gatsby-*; webpack watches the parts of pages itself.
 */
const CODE = [
  "package-lock.json",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "src/routes.ts",
  "src/build-context.ts",
  "src/file-digests.ts",
  "src/document/layers.ts",
  "src/content",
  "src/markdown",
  "src/gatsby",
  "src/feeds",
  "src/crawlers",
  "src/share-image",
  "src/headers",
  "src/redirects",
  "src/search",
  "src/inbox",
];

/** Gatsby copies this folder's files and never deletes a copy: only names count. */
const COPIED = "static";

const FINGERPRINT = "code-fingerprint.json";

export function fingerprint(project: string): FileDigests {
  const copied = filesAt(project, COPIED).map((file) => [file, "copied"]);
  return { ...digestsOf(project, CODE), ...Object.fromEntries(copied) };
}

/** A file that is not as it was; undefined where all are. A new file in static is copied by Gatsby. */
const changedFile = (before: FileDigests, now: FileDigests): string | undefined =>
  changedFiles(before, now).find((file) => file in before || !file.startsWith(`${COPIED}/`));

function read(file: string): FileDigests | undefined {
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
