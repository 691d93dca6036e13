import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { changedFiles, digestsOf, type FileDigests, filesAt } from "../../file-digests";

/** Gatsby itself clears its cache only after a change of package.json or of a gatsby-* file. */
const CODE = [
  "package-lock.json",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "src/routes.ts",
  "src/build-context.ts",
  "src/file-digests.ts",
  "src/service-icons.ts",
  "src/share-networks.ts",
  "src/styles/layers.ts",
  "src/lib/escape-html.ts",
  "src/content",
  "src/markdown",
  "src/gatsby",
  "src/feeds",
  "src/crawlers",
  "src/share-image",
  "src/headers",
  "src/seo/feed-links.ts",
  "src/redirects",
  "src/search",
  "src/inbox",
];

/** Gatsby copies the files of this folder into the output, but never deletes a copy. */
const COPIED = "static";

const FINGERPRINT = "code-fingerprint.json";

export function fingerprint(project: string): FileDigests {
  const copied = filesAt(project, COPIED).map((file) => [file, "copied"]);
  return { ...digestsOf(project, CODE), ...Object.fromEntries(copied) };
}

/** New files in `static` are ignored, because Gatsby copies new files. */
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
 * Deletes cache and output if the code has changed, so that a warm build equals a cold build.
 * `reason` is undefined if nothing was deleted; `save` stores the fingerprint of the code.
 */
export function clearStaleCache(project: string): { reason?: string; save(): void } {
  const cache = path.join(project, ".cache");
  const file = path.join(cache, FINGERPRINT);
  const now = fingerprint(project);
  const save = () => {
    mkdirSync(cache, { recursive: true });
    writeFileSync(file, JSON.stringify(now, null, 1));
  };
  let reason: string | undefined;
  if (existsSync(cache)) {
    const before = read(file);
    const changed = before && changedFile(before, now);
    reason = before ? changed && `${changed} has changed` : "it has no code version";
  }
  if (reason) {
    rmSync(cache, { recursive: true, force: true });
    rmSync(path.join(project, "public"), { recursive: true, force: true });
  }
  save();
  return { reason, save };
}
