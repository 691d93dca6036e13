import { existsSync, readFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs, GatsbyCache, GatsbyNode } from "gatsby";
import { listFiles } from "../../lib/file-digests";
import type { FileNode } from "../nodes/content-nodes";
import { cleanOutput, restoreImages } from "./clean";
import { compressOutput } from "./compress";
import { feedFiles } from "./feed";
import { type Published, readPublished } from "./read-published";
import { redirectFiles } from "./redirects";
import { searchFiles } from "./search";
import { shareImages, writeShareImages } from "./share-images";
import { siteFiles } from "./site-files";
import { inlineHashes, writeHeaders } from "./write-headers";

/** This hook runs before Gatsby checks which images of the previous build exist. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ store }) =>
  restoreImages(store.getState().program.directory);

/** Completes the output of Gatsby for deployment. Every step is idempotent. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const { directory } = args.store.getState().program;
  const output = path.join(directory, "public");
  const published = await readPublished(args);
  await cleanOutput(directory);
  warnMissingController(published);
  await writeSiteFiles(args, published, output);
  const images = shareImages(published, args.getNodesByType("File") as FileNode[]);
  await writeShareImages(output, images, args.cache);
  const pages = listFiles(output).filter((name) => name.endsWith(".html"));
  const inline = inlineHashes(output, pages);
  if (inline.faults.length > 0) {
    // `reporter.panic` would print a stack trace.
    process.stderr.write(`\n${inline.faults.join("\n")}\n\n`);
    process.exit(1);
  }
  await compressOutput(output);
  await writeHeaders(output, inline, process.env);
};

function warnMissingController({ settings }: Published): void {
  if (settings.terms?.controller) return;
  process.stdout.write(
    "The privacy page does not name who is responsible for personal data. Set terms.controller in content/site.json.\n",
  );
}

async function writeSiteFiles(
  args: BuildArgs,
  published: Published,
  output: string,
): Promise<void> {
  const feed = await feedFiles(args, output, published);
  const pages = [...args.store.getState().pages.keys()];
  const files = siteFiles(published, pages);
  const all = [...feed, ...files, ...searchFiles(published), ...redirectFiles(published)];
  await writeFiles(output, new Map(all), pages, args.cache);
}

const KEY = "written-files";

/**
 * Writes each text to its path in the output folder. Deletes files that the previous call wrote and
 * this call does not write, unless a page of `pages` now has the same path. Unchanged files keep
 * their modification time, so they are not compressed again.
 */
export async function writeFiles(
  output: string,
  files: Map<string, string>,
  pages: readonly string[],
  cache: GatsbyCache,
): Promise<void> {
  const before: string[] = (await cache.get(KEY)) ?? [];
  const pageFile = (page: string) => path.posix.join(page, "index.html").slice(1);
  const kept = new Set([...files.keys(), ...pages.map(pageFile)]);
  for (const file of before.filter((file) => !kept.has(file))) {
    await rm(path.join(output, file), { force: true });
  }
  for (const [file, text] of files) {
    const target = path.join(output, file);
    if (existsSync(target) && readFileSync(target, "utf8") === text) continue;
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  await cache.set(KEY, [...files.keys()]);
}
