import { basename, dirname, join } from "node:path";
import { listFiles } from "../lib/list-files";
import { markdownPageProblems, postProblems } from "./markdown-file";
import { pictureProblems } from "./pictures";
import { type Problem, readSource } from "./read";
import { type Checked, repeatedValues, unknownNames, valuesOf } from "./rules";
import { schemaProblems } from "./schema-problems";
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
  const files: Checked[] = [];
  for (const path of contentFiles(folder)) {
    const file = `${basename(folder)}/${path}`;
    const type = contentTypeOf(path);
    if (!type) {
      problems.push(misplaced(file));
      continue;
    }
    const { source, problem } = readSource(join(folder, path), file);
    if (source) files.push({ type, source, values: valuesOf(type, source) });
    else problems.push(problem);
  }
  // The later one of two equal values is a problem, so drafts are last.
  files.sort((a, b) => Number(isDraft(a.source.data)) - Number(isDraft(b.source.data)));
  for (const checked of files) {
    const { type, source } = checked;
    problems.push(...schemaProblems(type.schema, source));
    const ownFolder = join(dirname(folder), dirname(source.file));
    problems.push(...(await pictureProblems(checked, ownFolder)));
    if (type.shape === "front matter") {
      const problemsOf = type === posts ? postProblems : markdownPageProblems;
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

/** The folder of a post. */
const POST = /^posts\/[^/]+(?=\/)/;

const TEXT = /(?<!\bREADME)\.mdx?$/i;

/**
 * Returns the paths of all JSON files of the site, of the texts of all posts, and of all other texts.
 * Files whose name begins with a dot or an underscore, and notes beside the text of a post, are ignored.
 */
function contentFiles(folder: string): string[] {
  const files = listFiles(folder).filter((file) => !/(?:^|\/)[._]/.test(file));
  const textOf = (file: string) => POST.exec(file)?.map((post) => `${post}/index.md`) ?? [];
  const isNote = (file: string) =>
    textOf(file).some((text) => text !== file && files.includes(text));
  const texts = files.filter((file) => TEXT.test(file) && !isNote(file));
  return [...new Set([...Object.keys(jsonFiles), ...files.flatMap(textOf), ...texts])];
}

const misplaced = (file: string): Problem => ({
  file,
  line: 1,
  column: 1,
  field: "",
  message:
    "is not read by the site. Move or rename it: a post is posts/<slug>/index.md, and a page is pages/<address>.md",
});
