import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { bodyProblems } from "./body";
import { coverProblems } from "./pictures";
import { type Problem, readSource, type Source } from "./read";
import { type Checked, repeatedValues, unknownNames } from "./rules";
import { schemaProblems } from "./schema";
import { contentTypeOf, isDraft, jsonFiles } from "./types";
import type { ContentType } from "./types/define";

export interface ContentReport {
  /** Problems that stop the build */
  problems: Problem[];
  /** Problems of drafts, which no visitor sees. They stop nothing. */
  drafts: Problem[];
}

/** Returns the problems of all content files. Files that no page uses are not read. */
export async function checkContent(folder: string): Promise<ContentReport> {
  const problems: Problem[] = [];
  const files = contentFiles(folder).flatMap(({ type, path }): Checked[] => {
    const source = readSource(join(folder, path), `${basename(folder)}/${path}`, problems);
    return source ? [{ type, source }] : [];
  });
  // The later one of two equal values is a problem, so drafts are last.
  files.sort((a, b) => Number(isDraft(a.source.data)) - Number(isDraft(b.source.data)));
  for (const { type, source } of files) {
    problems.push(...schemaProblems(type.schema, source));
    if (type.shape === "front matter") {
      problems.push(...folderProblems(source), ...bodyProblems(source));
      problems.push(...(await coverProblems(source, join(folder, "..", dirname(source.file)))));
    }
  }
  problems.push(...unknownNames(files), ...repeatedValues(files));
  problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
  const drafts = new Set(files.flatMap(({ source }) => (isDraft(source.data) ? source.file : [])));
  return {
    problems: problems.filter(({ file }) => !drafts.has(file)),
    drafts: problems.filter(({ file }) => drafts.has(file)),
  };
}

/** Returns the files that the site reads: the JSON files, and the text of each post. */
function contentFiles(folder: string): { path: string; type: ContentType }[] {
  const posts = join(folder, "posts");
  const names = existsSync(posts) ? readdirSync(posts) : [];
  const paths = names
    .map((name) => `posts/${name}/index.md`)
    .filter((path) => existsSync(join(folder, path)));
  return [...Object.keys(jsonFiles), ...paths].flatMap((path) => {
    const type = contentTypeOf(path);
    return type ? { path, type } : [];
  });
}

/** The address of a post is the name of its folder. */
function folderProblems(source: Source): Problem[] {
  const { slug } = (source.data ?? {}) as { slug?: unknown };
  const folder = basename(dirname(source.file)).normalize();
  if (typeof slug !== "string" || slug === folder) return [];
  const message = `is not the name of the folder. Write ${folder}, or rename the folder`;
  return [source.report(["slug"], message)];
}
