import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { beforePublishing, type Environment, readEnvironment } from "../../environment";
import { listFiles } from "../../lib/list-files";
import { currentSite } from "../validate";
import { movePages } from "./move-pages";
import { type Published, readPublished } from "./read-published";
import { siteFiles } from "./site-files";
import { writeHeaders } from "./write-headers";

/** macOS and Windows add these files to folders, as to `static`. */
const OF_FILE_MANAGERS = /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/** Completes the output of Gatsby for deployment. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const output = path.resolve("public");
  const environment = readEnvironment();
  const published = await readPublished(args);
  const paths = [...args.store.getState().pages.keys()];
  movePages(output, paths);
  for (const [file, text] of Object.entries(
    siteFiles(currentSite(), published, environment, output),
  )) {
    const target = path.join(output, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  for (const file of listFiles(output)) {
    if (OF_FILE_MANAGERS.test(file)) await rm(path.join(output, file));
    else await composeName(output, file);
  }
  await writeHeaders(output, published.settings, environment);
  reportOpenTasks(published, environment);
};

/** Links name files in the form NFC of Unicode, but macOS may have stored another form. */
async function composeName(output: string, file: string): Promise<void> {
  const target = path.join(output, file.normalize());
  if (target === path.join(output, file)) return;
  await mkdir(path.dirname(target), { recursive: true });
  await rename(path.join(output, file), target);
}

/** Prints the list "Before you publish". A deployment fails if the list is not empty. */
function reportOpenTasks({ settings }: Published, environment: Environment): void {
  const tasks = beforePublishing(settings, environment);
  if (tasks.length === 0) return;
  process.stderr.write(`\nBefore you publish:\n${tasks.map((task) => `- ${task}\n`).join("")}\n`);
  if (environment.isDeployment) process.exit(1);
}
