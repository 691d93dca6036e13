/** A place in a file; line and column are counted from 1. */
export interface Position {
  line: number;
  column: number;
}

/** What is wrong, and what to do about it. */
export interface Fault {
  /** The rest of a sentence that starts with the field, without a full stop: "is missing" */
  message: string;
  /** A request, without a full stop: "add it" */
  fix: string;
}

/** Something in the content that its author has to correct. */
export interface Problem extends Position, Fault {
  /** Path from the project's folder, always with forward slashes, as `content/services.json` */
  file: string;
  /** The entry, as `[2].title` or `tags[1]`; `body` for a post's text, "" for the file itself */
  field: string;
}

/** Way to an entry of a file: names of fields and places in lists, from 0. */
export type Path = readonly PropertyKey[];

/** The first character of a file, for what concerns all of it. */
export const FILE_START: Position = { line: 1, column: 1 };

export const problem = (
  file: string,
  { line, column }: Position,
  field: string,
  message: string,
  fix: string,
): Problem => ({ file, line, column, field, message, fix });

/** Writes a path as people write it: `hero.primary.path`, `[2].title`, `["odd name"]`. */
export const fieldName = (path: Path): string =>
  path
    .map((key, depth) => {
      if (typeof key === "number") return `[${key}]`;
      const name = String(key);
      if (!/^[\w$-]+$/.test(name)) return `[${shown(name)}]`;
      return depth === 0 ? name : `.${name}`;
    })
    .join("");

/** A value as it can stand inside a message: quoted, on one line and not too long. */
export const shown = (value: unknown, max = 60): string => {
  const text = String(value);
  return JSON.stringify(text.length > max ? `${text.slice(0, max)}...` : text);
};

/** The line of a position, for messages about syntax. */
export const lineOf = (text: string, { line }: Position): string =>
  (text.split("\n", line)[line - 1] ?? "").trim();

/** Turns an offset into `text` into a position. */
export const positionAt = (text: string, offset: number): Position => {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
};

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Order of a report: by file, then from its top to its end. */
export const byPlace = (a: Problem, b: Problem): number =>
  byText(a.file, b.file) || a.line - b.line || a.column - b.column || byText(a.field, b.field);

/**
 * Problems between entries, without those of fields that are wrong by themselves: the one is mostly
 * a consequence of the other. A text is many things, each of which can be wrong on its own.
 */
export function notToldYet(own: readonly Problem[], between: readonly Problem[]): Problem[] {
  const told = new Set(own.map(({ file, field }) => `${file} ${field}`));
  return between.filter(({ file, field }) => field === "body" || !told.has(`${file} ${field}`));
}
