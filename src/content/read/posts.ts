import { existsSync, lstatSync } from "node:fs";
import { join } from "node:path";
import { FILE_START, type Problem, problem } from "../problem";
import { posts as postType } from "../types";
import { guarded, readText, sameButCase, visibleNames } from "./files";
import { readFrontMatter, splitPost } from "./front-matter";
import { checkSchema } from "./schema";
import type { Body, PostFolder, Reading } from "./source";

interface PostReading extends Reading {
  folder: PostFolder;
  /** Undefined if the file could not be split into front matter and body */
  body?: Body;
}

/** Reads the front matter of all posts. Adds problems with the folder of posts to `problems`. */
export async function readPosts(
  problems: Problem[],
  path: string,
  file: string,
): Promise<PostReading[]> {
  const folders = (await guarded(problems, file, () => listPosts(problems, path, file))) ?? [];
  const readings: PostReading[] = [];
  for (const folder of folders) {
    const reading = await guarded(problems, `${folder.file}/index.md`, () => readPost(folder));
    readings.push({ problems: [], ...reading, folder });
  }
  return readings;
}

/** Reads the file of a post. */
export function readPost(folder: PostFolder): Reading & { body?: Body } {
  const file = `${folder.file}/index.md`;
  const text = readText(join(folder.path, "index.md"), file);
  if (typeof text !== "string") return { problems: [text] };
  const parts = splitPost(text, file);
  if ("message" in parts) return { problems: [parts] };
  const { source, problems } = readFrontMatter(parts.yaml, file);
  const faults = source ? checkSchema(postType.schema, source) : [];
  return {
    source,
    body: { text: parts.body, line: parts.bodyLine },
    problems: [...problems, ...faults],
  };
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
    : "move the file into the folder of its post, or start its name with _ so that the build ignores the file";
  return problem(file, FILE_START, "", "is not in the folder of a post", fix);
}

function folderProblems({ path, file, names }: PostFolder): Problem[] {
  if (!names.includes("index.md")) {
    const other = sameButCase(names, "index.md") ?? names.find((name) => MARKDOWN.test(name));
    const fix = other
      ? `rename ${other} to index.md`
      : "write the post in index.md, or remove the folder";
    return [problem(file, FILE_START, "", "is a folder without the file index.md", fix)];
  }
  const ignored = names.filter(
    (name) =>
      name !== "index.md" && (MARKDOWN.test(name) || lstatSync(join(path, name)).isDirectory()),
  );
  return ignored.map((name) => {
    const fix = `move this file or folder out of ${file}, or start its name with _`;
    const message = "is ignored: a post consists of index.md and its cover";
    return problem(`${file}/${name}`, FILE_START, "", message, fix);
  });
}
