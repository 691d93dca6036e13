import { existsSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import path from "node:path";
import { listFiles } from "./list-files";

const outputOf = (directory: string) => path.join(directory, "public");
const asideOf = (directory: string) => path.join(directory, ".cache", "set-aside");

/** Moves a file into another folder, under the same path. */
async function move(file: string, from: string, to: string): Promise<void> {
  await mkdir(path.dirname(path.join(to, file)), { recursive: true });
  await rename(path.join(from, file), path.join(to, file));
}

/** Takes a file out of the output of a project, until its next build. */
export const setAside = (file: string, directory: string) =>
  move(file, outputOf(directory), asideOf(directory));

/** Puts back what an earlier build has set aside, before Gatsby looks for it. */
export async function putBack(directory: string): Promise<void> {
  for (const file of await listFiles(asideOf(directory))) {
    if (!existsSync(path.join(outputOf(directory), file)))
      await move(file, asideOf(directory), outputOf(directory));
  }
}
