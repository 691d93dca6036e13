import { statSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs, GatsbyNode } from "gatsby";
import { listFiles } from "../../lib/list-files";
import { rssFeed } from "../../output/feed";
import { REDIRECTS_FILE, redirectsFile } from "../../output/redirects";
import { FEED, postPath, SEARCH_INDEX } from "../../routes";
import { beforePublishing } from "../before-publishing";
import { cleanOutput, removeInlinedSheets } from "./clean";
import { type Published, readPublished } from "./read-published";
import { searchEntries } from "./search";
import { siteFiles } from "./site-files";
import { inlineHashes, writeHeaders } from "./write-headers";

/** Completes the output of Gatsby for deployment. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const { directory } = args.store.getState().program;
  const output = path.join(directory, "public");
  const published = await readPublished(args);
  await cleanOutput(directory);
  await writeSiteFiles(args, published, output);
  const pages = listFiles(output).filter((name) => name.endsWith(".html"));
  const inline = inlineHashes(output, pages);
  if (inline.faults.length > 0) {
    // `reporter.panic` would print a stack trace.
    process.stderr.write(`\n${inline.faults.join("\n")}\n\n`);
    process.exit(1);
  }
  await removeInlinedSheets(output);
  const { analytics } = published.settings;
  await writeHeaders(output, { ...inline, analytics }, process.env);
  reportOpenTasks(published, process.env);
};

/**
 * Prints the list "Before you publish". In CI, a build with SITE_URL is a deployment, and fails if
 * the list is not empty.
 */
function reportOpenTasks({ settings }: Published, env: NodeJS.ProcessEnv): void {
  const tasks = beforePublishing(settings, env.GATSBY_CONTACT_ENDPOINT);
  if (tasks.length === 0) return;
  process.stderr.write(`\nBefore you publish:\n${tasks.map((task) => `- ${task}\n`).join("")}\n`);
  if (env.CI === "true" && env.SITE_URL && env.PREVIEW !== "1") process.exit(1);
}

async function writeSiteFiles(
  args: BuildArgs,
  published: Published,
  output: string,
): Promise<void> {
  const feed = rssFeed({
    settings: published.settings,
    page: published.blog,
    posts: published.feedPosts.nodes,
    sizeOf: (file) => statSync(path.join(output, file)).size,
  });
  const pages = [...args.store.getState().pages.keys()];
  const files = siteFiles(published, pages);
  const all = [
    [FEED.slice(1), feed] as const,
    ...files,
    [SEARCH_INDEX.slice(1), JSON.stringify(searchEntries(published))] as const,
    ...redirects(published),
  ];
  await writeFiles(output, new Map(all));
}

function redirects({ posts, redirects }: Published): [string, string][] {
  const aliases = posts.nodes.flatMap(({ slug, aliases }) =>
    aliases.map((from) => ({ from, to: postPath(slug) })),
  );
  return [[REDIRECTS_FILE, redirectsFile([...redirects.nodes, ...aliases])]];
}

/** Writes each text to its path in the output folder. */
export async function writeFiles(
  output: string,
  files: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [file, text] of files) {
    const target = path.join(output, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}
