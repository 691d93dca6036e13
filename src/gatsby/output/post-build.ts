import { spawnSync } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs, GatsbyCache, GatsbyNode } from "gatsby";
import { EDITOR } from "../../headers/editor-headers";
import { listFiles } from "../list-files";
import { cleanOutput, restorePictures } from "./clean";
import { compressOutput } from "./compress";
import { feedFiles, feedLists, readFeedPosts } from "./feeds";
import { inlineHashes } from "./inline-hashes";
import { readPublished } from "./read-published";
import { readSearched, searchFiles } from "./search";
import { shareImages, writeShareImages } from "./share-images";
import { siteFiles } from "./site-files";
import { writeHeaders } from "./write-headers";
import { writeRedirects } from "./write-redirects";

/**
 * The last moment before Gatsby looks at the output of the build before.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPreBootstrap
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ store }) =>
  restorePictures(store.getState().program.directory);

/**
 * Makes what is deployed of what Gatsby has written: a list of steps, each of which may run twice.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPostBuild
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const { directory } = args.store.getState().program;
  const output = path.join(directory, "public");
  await cleanOutput(directory);
  await sayWhoIsMissing(args);
  await publish(args, output);
  await writeShareImages(output, shareImages(await readPublished(args)), args.cache);
  await writeRedirects(directory, args.graphql);
  await writeEditor(directory, process.env);
  const pages = (await listFiles(output)).filter((name) => name.endsWith(".html"));
  const inline = inlineHashes(output, pages);
  if (inline.faults.length > 0) {
    // Not reporter.panic: there is nothing to trace, the lines are the whole story.
    process.stderr.write(`\n${inline.faults.join("\n")}\n\n`);
    process.exit(1);
  }
  await compressOutput(output);
  await writeHeaders(directory, inline, process.env);
};

/** The privacy page should name who answers for personal data; a build without that says so. */
async function sayWhoIsMissing(args: BuildArgs): Promise<void> {
  const { settings } = await readPublished(args);
  if (settings.terms?.controller) return;
  process.stdout.write(
    "The privacy page names nobody: write terms.controller in content/site.json\n",
  );
}

/** Writes what tells of the pages: feeds, what crawlers look for, search data. */
export async function publish(args: BuildArgs, output: string): Promise<void> {
  const published = await readPublished(args);
  const lists = feedLists(published);
  const posts = await readFeedPosts(args, [...new Set(lists.flatMap(({ slugs }) => slugs))]);
  const feeds = await feedFiles(output, published.settings, lists, posts);
  const files = siteFiles(published, posts, [...args.store.getState().pages.keys()]);
  const search = searchFiles(await readSearched(args));
  await writeFiles(output, new Map([...feeds, ...files, ...search]), args.cache);
}

/** What Gatsby's cache keeps for us: the names of what the last build has written here. */
const KEY = "written-files";

/**
 * Writes files into the output, and takes away those of the last build that are no more. One that
 * has not changed is left as it is, so that its compressed copies are not made again.
 *
 * @param files their texts, by path below the output
 */
export async function writeFiles(
  output: string,
  files: Map<string, string>,
  cache: GatsbyCache,
): Promise<void> {
  const before: string[] = (await cache.get(KEY)) ?? [];
  for (const file of before.filter((file) => !files.has(file))) {
    await rm(path.join(output, file), { force: true });
  }
  for (const [file, text] of files) {
    const target = path.join(output, file);
    if ((await readFile(target, "utf8").catch(() => undefined)) === text) continue;
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  await cache.set(KEY, [...files.keys()]);
}

/**
 * Puts the editor into the output where CMS_REPOSITORY says what it edits, and takes it out where it
 * does not. In a process of its own: no other build has to load a bundler for it.
 */
export async function writeEditor(directory: string, env: NodeJS.ProcessEnv): Promise<void> {
  const folder = path.join(directory, "public", EDITOR);
  await rm(folder, { recursive: true, force: true });
  if (!env.CMS_REPOSITORY) return;
  const args = ["--require", "tsx/cjs", "src/cli/editor/build-editor.ts", folder];
  const { status } = spawnSync(process.execPath, args, { cwd: directory, stdio: "inherit", env });
  if (status !== 0) throw new Error("The editor was not built: see the lines above");
}
