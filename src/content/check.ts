import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { postProblems, textPageProblems } from "./markdown-file";
import { pictureProblems } from "./pictures";
import { type Problem, readSource } from "./read";
import { type Checked, repeatedValues, unknownNames } from "./rules";
import { schemaProblems } from "./schema";
import { contentTypeOf, isDraft, jsonFiles, posts } from "./types";

interface ContentReport {
  /** Problems that stop the build */
  problems: Problem[];
  /** Problems of drafts, which no visitor sees. They stop nothing. */
  drafts: Problem[];
}

/** Returns the problems of all content files. Does not read files that no page uses. */
export async function checkContent(folder: string): Promise<ContentReport> {
  const problems: Problem[] = [];
  const files = contentFiles(folder).flatMap((path): Checked[] => {
    const type = contentTypeOf(path);
    const source = readSource(join(folder, path), `${basename(folder)}/${path}`, problems);
    return type && source ? [{ type, source }] : [];
  });
  // The later one of two equal values is a problem, so drafts are last.
  files.sort((a, b) => Number(isDraft(a.source.data)) - Number(isDraft(b.source.data)));
  for (const { type, source } of files) {
    problems.push(...schemaProblems(type.schema, source));
    const ownFolder = join(dirname(folder), dirname(source.file));
    problems.push(...(await pictureProblems({ type, source }, ownFolder)));
    if (type.shape === "front matter") {
      const problemsOf = type === posts ? postProblems : textPageProblems;
      problems.push(...(await problemsOf(source, ownFolder)));
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

/** Returns the paths of the files that the site reads: all JSON files, posts and pages. */
function contentFiles(folder: string): string[] {
  const entriesIn = (name: string) =>
    existsSync(join(folder, name)) ? readdirSync(join(folder, name), { withFileTypes: true }) : [];
  const posts = entriesIn("posts").filter((entry) => entry.isDirectory());
  const texts = [
    ...posts.map(({ name }) => `posts/${name}/index.md`),
    ...entriesIn("pages").map(({ name }) => `pages/${name}`),
  ];
  return [...Object.keys(jsonFiles), ...texts.filter((path) => contentTypeOf(path))];
}
