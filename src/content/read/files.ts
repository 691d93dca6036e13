import { readdirSync, readFileSync } from "node:fs";
import { isOfFileManager } from "../../lib/list-files";
import { characterName } from "../characters";
import { type Fault, fileProblem, type Position, type Problem, positionAt } from "../problem";
import { folded, nearest } from "../values";

const NOT_PERMITTED: Fault = {
  message: "cannot be read, because permission is missing",
  fix: "allow everybody to read the file",
};

const READ_FAULTS: Record<string, Fault> = {
  ENOENT: { message: "is missing", fix: "restore the missing file or folder from git" },
  EACCES: NOT_PERMITTED,
  EPERM: NOT_PERMITTED,
  ENOTDIR: { message: "is not a folder", fix: "put a folder at this path" },
  EISDIR: { message: "is not a file", fix: "put a file at this path" },
  RangeError: { message: "is nested too deeply", fix: "remove some levels of brackets or lists" },
};

/**
 * Turns an exception into a problem of the file, so that the check continues with other files.
 * Returns undefined after an exception.
 */
export async function guarded<T>(
  problems: Problem[],
  file: string,
  check: () => T | Promise<T>,
): Promise<T | undefined> {
  try {
    return await check();
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException;
    const fault = READ_FAULTS[code ?? name] ?? {
      message: `cannot be checked (${code ?? name})`,
      fix: "make sure that the file is plain text and that its permissions allow everybody to read it",
    };
    problems.push(fileProblem(file, fault));
    return undefined;
  }
}

/** Gatsby and the check ignore these files. `path` is relative to the folder of the content. */
export const isIgnored = (path: string): boolean =>
  path.split(/[\\/]/).some((name) => /^[._]/.test(name) || isOfFileManager(name));

export const visibleNames = (path: string): string[] =>
  readdirSync(path)
    .filter((name) => !isIgnored(name))
    .sort();

/** Matches the names of pictures that can be covers. */
export const PICTURE = /\.(png|jpe?g|webp|avif)$/i;

/** Returns the name of a file without its ending. */
export const stemOf = (name: string): string => name.replace(/\.[^.]*$/, "").normalize();

/** Reports names in a folder that are not known, because the build would leave them out. */
export const unknownNames = (
  names: readonly string[],
  known: readonly string[],
  folder: string,
): Problem[] =>
  names
    .filter((name) => !known.includes(name))
    .map((name) => {
      const meant = nearest(name, known);
      const fix = !meant
        ? "remove it, or start its name with _"
        : names.includes(meant)
          ? `move what you need to ${folder}/${meant}, and remove the rest`
          : `rename it to ${meant}`;
      const message = "is not part of the content, so no page shows it";
      return fileProblem(`${folder}/${name}`, { message, fix });
    });

export const sameButCase = (names: readonly string[], wanted: string): string | undefined =>
  names.find((name) => name !== wanted && folded(name) === folded(wanted));

/** Files above this size are refused, because they are probably no text. */
const MAX_BYTES = 1_000_000;

/** Matches control characters that are invalid in XML, HTML or YAML. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose
const UNREADABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]|\r(?!\n)/;

/**
 * Matches the lines with which Git marks two versions of a text. A line of = directly below a text
 * marks a heading.
 */
const CONFLICT = /^(?:<{7}|\|{7}|>{7})(?: .*)?$|(?<=\n\n)={7}$/m;

/** Throws errors of the file system, which `guarded` turns into problems. */
export function readText(path: string, file: string): string | Problem {
  const refuse = (message: string, fix: string, at?: Position) =>
    fileProblem(file, { message, fix }, at);
  const bytes = readFileSync(path);
  if (bytes.length > MAX_BYTES) {
    return refuse("is larger than 1 MB", "shorten the texts in this file");
  }
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return refuse("is not UTF-8 text", 'save the file again with the encoding "UTF-8"');
  }
  text = text.replaceAll("\r\n", "\n");
  const conflict = text.search(CONFLICT);
  if (conflict !== -1) {
    return refuse(
      "has a merge conflict",
      "keep one of the two versions, and remove the lines that start with <<<<<<<, ======= and >>>>>>>",
      positionAt(text, conflict),
    );
  }
  const [invalid] = UNREADABLE.exec(text) ?? [];
  // macOS writes some names in another form of Unicode, in which equal texts differ.
  if (!invalid) return text.normalize();
  return refuse(
    `has ${characterName(invalid)}`,
    "delete the character, and save the file with Unix or Windows line ends",
    positionAt(text, text.indexOf(invalid)),
  );
}
