import { textIn, valueAt } from "./values";

/** A place in a file; line and column are counted from 1. */
export interface Position {
  line: number;
  column: number;
}

/** A message and its fix, without a position. */
export interface Fault {
  /** A sentence without its subject, which is the field, and without a full stop: "is missing" */
  message: string;
  /** An instruction without a full stop: "add it" */
  fix: string;
}

/** An error in the content, with its position. */
export interface Problem extends Position, Fault {
  /** Path relative to the project, with forward slashes: `content/services.json` */
  file: string;
  /** Readable name of the field: see `placeName`; `body` for a post's text, "" for the whole file */
  field: string;
}

/** Path to a value in a file: names of fields, and indexes of lists, from 0. */
export type Path = readonly PropertyKey[];

/** The position of problems that concern the whole file. */
export const FILE_START: Position = { line: 1, column: 1 };

export const problem = (
  file: string,
  { line, column }: Position,
  field: string,
  message: string,
  fix: string,
): Problem => ({ file, line, column, field, message, fix });

/** Matches control characters, line breaks and halves of surrogate pairs. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** Escapes control characters and line breaks, as JSON does, so that a text stays on one line. */
export const onOneLine = (text: string): string =>
  text.replace(UNPRINTABLE, (character) => JSON.stringify(character).slice(1, -1));

/** Quotes a value for a message: on one line, cut off after `max` characters. */
export const quote = (value: unknown, max = 60): string => {
  const text = String(value);
  // Remove half of a surrogate pair at the end.
  const start = text.slice(0, max).replace(/[\ud800-\udbff]$/, "");
  return `"${onOneLine(text.length > max ? `${start}...` : text)}"`;
};

/** Fields whose text identifies an entry of a list, in order of preference. */
const NAMES = ["name", "title", "label", "slug"];

/** Readable name of a list entry: its name in quotes, or `entry 2`, counted from 1. */
export function entryName(entry: unknown, index: number): string {
  const name = NAMES.map((field) => textIn(entry, field)).find((text) => text?.trim());
  return name === undefined ? `entry ${index + 1}` : quote(name, 40);
}

/**
 * Returns the name of a field in messages, as in `hero.primary.path` for a field of groups,
 * `"Paid ads", icon` for a field of a list entry, and `tags, entry 2` for a list entry.
 * @param path path of the field in its file
 * @param label returns the shown name of a field; the editor shows other names than the files
 */
export function placeName(path: Path, data?: unknown, label: (name: string) => string = plain) {
  let around = data;
  let text = "";
  for (const [depth, key] of path.entries()) {
    const value = valueAt(around, [key]);
    const name = typeof key === "number" ? entryName(value, key) : label(String(key));
    const inGroup = typeof key !== "number" && typeof path[depth - 1] !== "number";
    text += depth === 0 ? name : `${inGroup ? "." : ", "}${name}`;
    around = value;
  }
  return text;
}

const plain = (name: string) => (/^[\w$-]+$/.test(name) ? name : quote(name));

/** Quotes the line of a position, for messages about syntax errors. */
export function quoteLine(text: string, { line }: Position): string {
  const whole = (text.split("\n", line)[line - 1] ?? "").trim();
  return `in the line: ${quote(whole, 80).slice(1, -1)}`;
}

/** Converts an offset in `text` to a position. */
export const positionAt = (text: string, offset: number): Position => {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
};

/** Returns a function that does the same as `positionAt`, but is fast for many offsets of one text. */
export function positionFinder(text: string): (offset: number) => Position {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset) => {
    let low = 0;
    for (let high = starts.length - 1; low < high; ) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Compares problems by file, position and field. */
export const byPlace = (a: Problem, b: Problem): number =>
  byText(a.file, b.file) || a.line - b.line || a.column - b.column || byText(a.field, b.field);

/**
 * Removes the problems that are probably consequences of other problems: a problem between entries is
 * removed if its field also has a problem of its own. Problems of `body` are kept, because a whole
 * text can have several independent problems.
 */
export function withoutConsequences(
  own: readonly Problem[],
  between: readonly Problem[],
): Problem[] {
  const invalid = new Set(own.map(({ file, field }) => `${file} ${field}`));
  return between.filter(({ file, field }) => field === "body" || !invalid.has(`${file} ${field}`));
}
