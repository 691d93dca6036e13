import { type Fault, FILE_START, type Problem, problem } from "../problem";

/**
 * Parsers follow nesting by recursion, and V8 can end the whole process when it runs out of stack
 * at the wrong moment, which nothing can catch. So nesting is bounded before anything is parsed,
 * far above what content needs.
 */
const MAX_DEPTH = 64;
const MAX_MARKS = 500;
/** The time for one paragraph grows with the square of its length: here it is a quarter second. */
const MAX_PARAGRAPH = 20_000;

export const TOO_DEEP: Fault = {
  message: "is nested too deeply",
  fix: "remove brackets, marks or indentation until it is as deep as in the other files",
};

export const TOO_LONG: Fault = {
  message: `has a paragraph of more than ${MAX_PARAGRAPH} characters`,
  fix: "divide it by empty lines",
};

/** Offset at which more brackets are open than any content has; undefined if there is none. */
export function deepBracket(text: string): number | undefined {
  let depth = 0;
  for (const { 0: bracket, index } of text.matchAll(/[[\]{}]/g)) {
    depth = bracket === "[" || bracket === "{" ? depth + 1 : Math.max(0, depth - 1);
    if (depth > MAX_DEPTH) return index;
  }
  return undefined;
}

/** Offset of a line that opens very many lists, quotes or emphases at once. */
export function deepLine(text: string): number | undefined {
  let offset = 0;
  for (const line of text.split("\n")) {
    const marks = line.length > MAX_MARKS ? (line.match(/[>*_~[]|[-?+:] |\d[.)] /g) ?? []) : [];
    if (marks.length > MAX_MARKS) return offset;
    offset += line.length + 1;
  }
  return undefined;
}

/** Offset of lines without an empty one between them that are too much for one paragraph. */
export function longParagraph(text: string): number | undefined {
  let offset = 0;
  for (const part of text.split(/\n[ \t]*(?=\n)/)) {
    if (part.length > MAX_PARAGRAPH) return text.indexOf(part.trimStart(), offset);
    offset += part.length;
  }
  return undefined;
}

const FAULTS: Record<string, Fault> = {
  ENOENT: { message: "is missing", fix: "restore it" },
  EACCES: { message: "may not be read", fix: "give everybody the right to read it" },
  EPERM: { message: "may not be read", fix: "give everybody the right to read it" },
  RangeError: TOO_DEEP,
};

/**
 * Runs the check of one file. The checks do not throw; should one do so all the same, as on a
 * file nested deeper than a parser can follow, then that file has a problem and the rest goes on.
 */
export async function guarded<T>(
  file: string,
  check: () => T | Promise<T>,
): Promise<T | { problems: Problem[] }> {
  try {
    return await check();
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException;
    const { message, fix } = FAULTS[code ?? name] ?? {
      message: `cannot be checked (${code ?? name})`,
      fix: "check that it may be read and is plain text",
    };
    return { problems: [problem(file, FILE_START, "", message, fix)] };
  }
}
