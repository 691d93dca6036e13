import { type Fault, FILE_START, type Problem, problem } from "../problem";

/** Nesting is limited before parsing, because a stack overflow can end the process. */
const MAX_DEPTH = 64;
const MAX_MARKS = 500;
/** Maximum number of characters: parsing 20,000 takes 0.25 s, and parsing 40,000 takes 1 s. */
const MAX_PARAGRAPH = 20_000;

export const TOO_DEEP: Fault = {
  message: "is nested too deeply",
  fix: "remove some levels of brackets, lists, block quotes or emphasis",
};

export const TOO_LONG: Fault = {
  message: `has a paragraph of more than ${MAX_PARAGRAPH} characters`,
  fix: "split the paragraph with empty lines",
};

export function deepBracket(text: string): number | undefined {
  let depth = 0;
  for (const { 0: bracket, index } of text.matchAll(/[[\]{}]/g)) {
    depth = bracket === "[" || bracket === "{" ? depth + 1 : Math.max(0, depth - 1);
    if (depth > MAX_DEPTH) return index;
  }
  return undefined;
}

export function deepLine(text: string): number | undefined {
  let offset = 0;
  for (const line of text.split("\n")) {
    const marks = line.length > MAX_MARKS ? (line.match(/[>*_~[]|[-?+:] |\d[.)] /g) ?? []) : [];
    if (marks.length > MAX_MARKS) return offset;
    offset += line.length + 1;
  }
  return undefined;
}

export function longParagraph(text: string): number | undefined {
  let offset = 0;
  for (const part of text.split(/\n[ \t]*(?=\n)/)) {
    if (part.length > MAX_PARAGRAPH) return text.indexOf(part.trimStart(), offset);
    offset += part.length;
  }
  return undefined;
}

export const NOT_PERMITTED: Fault = {
  message: "cannot be read, because permission is missing",
  fix: "allow everybody to read the file",
};

const READ_FAULTS: Record<string, Fault> = {
  ENOENT: { message: "is missing", fix: "restore the missing file or folder from git" },
  EACCES: NOT_PERMITTED,
  EPERM: NOT_PERMITTED,
  RangeError: TOO_DEEP,
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
    const { message, fix } = READ_FAULTS[code ?? name] ?? {
      message: `cannot be checked (${code ?? name})`,
      fix: "make sure that the file is plain text and that its permissions allow everybody to read it",
    };
    problems.push(problem(file, FILE_START, "", message, fix));
    return undefined;
  }
}
