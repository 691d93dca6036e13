import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesAt, versionOf } from "../../lib/file-digests";

/**
 * Files whose changes must clear the cache and the output: code that affects nodes or HTML, and
 * fonts, because webpack does not delete earlier fonts. Gatsby itself notices only changes of
 * package.json and gatsby-* files.
 */
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
  "src/fonts",
  "src/feeds",
  "src/crawlers",
  "src/share-image",
  "src/headers",
  "src/redirects",
  "src/search",
  "src/inbox",
];

/** Gatsby copies the files of this folder into the output, but never deletes a copy. */
const COPIED = "static";

const VERSION_FILE = "code-version.json";

/**
 * Deletes the cache if the code has changed, so that a build with a cache has the same result as a
 * build without one. To detect a change, the version of the code is stored in the cache. Call the
 * returned function after the build to store the version, because Gatsby may delete the cache
 * during the build.
 */
export function clearStaleCache(project: string): () => void {
  const cache = path.join(project, ".cache");
  const output = path.join(project, "public");
  const file = path.join(cache, VERSION_FILE);
  const version = JSON.stringify([versionOf(project, CODE), filesAt(project, COPIED).sort()]);
  const save = () => {
    mkdirSync(cache, { recursive: true });
    writeFileSync(file, version);
  };
  const isStored = existsSync(file) && readFileSync(file, "utf8") === version;
  if (!isStored && (existsSync(cache) || existsSync(output))) {
    console.log(
      "Cleared the cache and the output, because they may come from a build with different code or different static files.",
    );
    rmSync(cache, { recursive: true, force: true });
    rmSync(output, { recursive: true, force: true });
  }
  save();
  return save;
}
