import { existsSync, lstatSync } from "node:fs";
import { join } from "node:path";
import { fileProblem, type Problem } from "../problem";
import { type JsonFile, jsonFiles, posts as postType } from "../types";
import { guarded, PICTURE, sameButCase, stemOf, visibleNames } from "./files";
import { readContentFile } from "./read-file";
import type { JsonSources, PostFolder, Reading, Source } from "./source";

/**
 * Returns the JSON files by name, including files that do not match their schema. `names` has the
 * exact file names, because some file systems open `Site.json` for `site.json`.
 */
export async function readJsonFiles(
  problems: Problem[],
  path: string,
  folder: string,
  names: string[],
): Promise<JsonSources> {
  const sources = new Map<JsonFile, Source>();
  for (const name of Object.keys(jsonFiles) as JsonFile[]) {
    const file = `${folder}/${name}`;
    if (!names.includes(name)) {
      // A name in other letters is reported as unknown.
      if (name === "redirects.json" || sameButCase(names, name)) continue;
      const fix = "restore the file from an older version";
      problems.push(fileProblem(file, { message: "is missing", fix }));
      continue;
    }
    const reading = await readContentFile(join(path, name), file, jsonFiles[name]);
    problems.push(...reading.problems);
    if (reading.source) sources.set(name, reading.source);
  }
  return sources;
}

export type PostReading = Reading & { folder: PostFolder };

/** Reads all posts. Adds problems with the folder of posts to `problems`. */
export async function readPosts(
  problems: Problem[],
  path: string,
  file: string,
): Promise<PostReading[]> {
  const folders = (await guarded(problems, file, () => listPosts(problems, path, file))) ?? [];
  const readings = folders.map(async (folder) => {
    const text = join(folder.path, "index.md");
    return { ...(await readContentFile(text, `${folder.file}/index.md`, postType)), folder };
  });
  return Promise.all(readings);
}

const MARKDOWN = /\.(md|mdx|markdown)$/i;

/** Reports files beside the folders of posts, because the build would ignore the files. */
async function listPosts(problems: Problem[], path: string, file: string): Promise<PostFolder[]> {
  const folders: PostFolder[] = [];
  // Git keeps no empty folder, so a site without posts has no folder of posts.
  const names = existsSync(path) ? visibleNames(path) : [];
  for (const name of names) {
    const entry = { name, path: join(path, name), file: `${file}/${name}` };
    if (!lstatSync(entry.path).isDirectory()) {
      problems.push(strayFile(entry.file));
      continue;
    }
    // If the folder cannot be listed, the problem of index.md is reported instead.
    const inner = await guarded([], entry.file, () => visibleNames(entry.path));
    const folder = { ...entry, names: inner ?? ["index.md"] };
    if (folder.names.includes("index.md")) folders.push(folder);
    problems.push(...folderProblems(folder));
  }
  return folders;
}

function strayFile(file: string): Problem {
  const fix = MARKDOWN.test(file)
    ? `move the file to ${file.replace(MARKDOWN, "")}/index.md`
    : "remove the file, or start its name with _ so that the build ignores the file";
  return fileProblem(file, { message: "is not in the folder of a post", fix });
}

function folderProblems({ path, file, names }: PostFolder): Problem[] {
  if (!names.includes("index.md")) {
    const other = sameButCase(names, "index.md") ?? names.find((name) => MARKDOWN.test(name));
    const fix = other
      ? `rename ${other} to index.md`
      : "write the post in index.md, or remove the folder";
    return [fileProblem(file, { message: "is a folder without the file index.md", fix })];
  }
  // The file from which a picture was made, such as cover.svg, may stay beside the picture.
  const pictures = names.filter((name) => PICTURE.test(name)).map(stemOf);
  const ignored = names.filter(
    (name) =>
      name !== "index.md" &&
      (!pictures.includes(stemOf(name)) ||
        MARKDOWN.test(name) ||
        lstatSync(join(path, name)).isDirectory()),
  );
  return ignored.map((name) => {
    const fix = `move this file or folder out of ${file}, or start its name with _`;
    const message = "is ignored: a post consists of index.md and its cover";
    return fileProblem(`${file}/${name}`, { message, fix });
  });
}
