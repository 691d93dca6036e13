import { lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type Fault, FILE_START, type Problem, problem } from "../problem";
import { folded } from "../values";
import { guarded } from "./guard";

export interface PostFolder {
  name: string;
  path: string;
  /** The path by which reports name the folder, such as `content/posts/my-post`. */
  file: string;
  names: string[];
}

export const visibleNames = (path: string): string[] =>
  readdirSync(path)
    .filter((name) => !/^[._]/.test(name))
    .sort();

export const sameButCase = (names: readonly string[], wanted: string): string | undefined =>
  names.find((name) => name !== wanted && folded(name) === folded(wanted));

const MARKDOWN = /\.(md|mdx|markdown)$/i;

/** Reports files beside the folders of posts, because the build would ignore the files. */
export async function listPosts(
  problems: Problem[],
  path: string,
  file: string,
): Promise<PostFolder[]> {
  const folders: PostFolder[] = [];
  for (const name of visibleNames(path)) {
    const entry = { name, path: join(path, name), file: `${file}/${name}` };
    const kind = lstatSync(entry.path);
    if (!kind.isDirectory()) {
      const fault = strayFault(entry, kind.isSymbolicLink());
      if (fault) problems.push(problem(entry.file, FILE_START, "", fault.message, fault.fix));
      continue;
    }
    // If the folder cannot be listed, the problem of index.md is reported instead.
    const names = await guarded([], entry.file, () => visibleNames(entry.path));
    const folder = { ...entry, names: names ?? ["index.md"] };
    if (folder.names.includes("index.md")) folders.push(folder);
    await guarded(problems, folder.file, () => problems.push(...folderProblems(folder)));
  }
  return folders;
}

function strayFault(
  { name, file }: Pick<PostFolder, "name" | "file">,
  isLink: boolean,
): Fault | undefined {
  if (isLink)
    return {
      message: "is a symbolic link",
      fix: "replace the symbolic link with a copy of the folder",
    };
  if (!MARKDOWN.test(name)) {
    const fix =
      "move the file into the folder of its post, or start the file name with _ so that the build ignores the file";
    return { message: "is a file that no post uses", fix };
  }
  const fix = `move the file to ${file.replace(MARKDOWN, "")}/index.md`;
  return { message: "is not in the folder of a post", fix };
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
