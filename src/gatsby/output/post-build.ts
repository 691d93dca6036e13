import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { type Environment, readEnvironment } from "../../environment";
import { fileOf } from "../../lib/addresses";
import { isOfFileManager, listFiles } from "../../lib/list-files";
import { HOME } from "../../routes";
import { currentSite } from "../check-content";
import { beforePublishing } from "./before-publishing";
import { type Published, readPublished } from "./published";
import { searchIndex } from "./search-index";
import { siteFiles } from "./site-files";

/** Completes the output of Gatsby for deployment. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const output = path.resolve("public");
  const environment = readEnvironment();
  const published = await readPublished(args, environment);
  removeStaleCopies(output);
  for (const page of published.sitePages.nodes) copyPage(output, page.path);
  const slugs = published.posts.nodes.map(({ slug }) => slug);
  const search = await searchIndex(args.graphql, slugs);
  const files = siteFiles(currentSite(), published, search, environment, output);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(output, file)), { recursive: true });
    writeFileSync(path.join(output, file), text);
  }
  for (const file of listFiles(output)) {
    if (isOfFileManager(path.basename(file))) rmSync(path.join(output, file));
    else composeName(output, file);
  }
  reportOpenTasks(published, environment);
};

/**
 * Copies a page from `x/index.html` to `x.html`, which static hosts serve at `/x`. From `/x` to
 * `x/index.html`, some of them would redirect. Gatsby has no option for this, and reads `index.html`
 * again in the next build.
 */
function copyPage(output: string, page: string): void {
  if (page === HOME || page.endsWith(".html")) return;
  copyFileSync(path.join(output, page, "index.html"), path.join(output, fileOf(page)));
}

/** Deletes the copies of pages that Gatsby has deleted since the last build. */
function removeStaleCopies(output: string): void {
  for (const file of listFiles(output).filter((name) => name.endsWith(".html"))) {
    const isPage = /(^|\/)index\.html$|^404\.html$/.test(file);
    if (!isPage && !existsSync(path.join("static", file))) rmSync(path.join(output, file));
  }
}

/** Links name files in the form NFC of Unicode, but macOS may have stored another form. */
function composeName(output: string, file: string): void {
  const target = path.join(output, file.normalize());
  if (target === path.join(output, file)) return;
  mkdirSync(path.dirname(target), { recursive: true });
  renameSync(path.join(output, file), target);
}

/** Prints the list "Before you publish". A deployment fails if the list is not empty. */
function reportOpenTasks({ settings }: Published, environment: Environment): void {
  const tasks = beforePublishing(settings, environment);
  if (tasks.length === 0) return;
  process.stderr.write(`\nBefore you publish:\n${tasks.map((task) => `- ${task}\n`).join("")}\n`);
  if (environment.isDeployment) process.exit(1);
}
