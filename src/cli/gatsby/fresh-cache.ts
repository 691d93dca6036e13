import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesAt, versionOf } from "../../lib/file-digests";

/** Gatsby itself clears its cache only after a change of package.json or of a gatsby-* file. */
export const CODE = [
  "package-lock.json",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "src/routes.ts",
  "src/build-context.ts",
  "src/lib/file-digests.ts",
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

const VERSION_FILE = "code-version.json";

/**
 * Deletes cache and output if the code or the list of static files has changed, so that a warm build
 * equals a cold build. Returns the function that stores the version of the code.
 */
export function clearStaleCache(project: string): () => void {
  const cache = path.join(project, ".cache");
  const file = path.join(cache, VERSION_FILE);
  const version = JSON.stringify([versionOf(project, CODE), filesAt(project, COPIED).sort()]);
  const save = () => {
    mkdirSync(cache, { recursive: true });
    writeFileSync(file, version);
  };
  const isStored = existsSync(file) && readFileSync(file, "utf8") === version;
  if (existsSync(cache) && !isStored) {
    console.log("Cleared the cache, because code or the list of static files has changed.");
    rmSync(cache, { recursive: true, force: true });
    rmSync(path.join(project, "public"), { recursive: true, force: true });
  }
  save();
  return save;
}
