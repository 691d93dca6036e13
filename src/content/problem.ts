import { textIn, valueAt } from "./values";

/** Line and column, counted from 1. */
export interface Position {
  line: number;
  column: number;
}

export interface Fault {
  /** A sentence about the field, without subject and full stop, such as "is missing" */
  message: string;
  /** An instruction without full stop, such as "add it" */
  fix: string;
}

export interface Problem extends Position, Fault {
  /** Path relative to the project folder, with forward slashes: `content/services.json` */
  file: string;
  /** Name of the field, see `placeName`; `body` for the text of a post; "" for the whole file */
  field: string;
}

/** Path to a value in a file: names of fields and, in lists, indexes of entries, counted from 0. */
export type Path = readonly PropertyKey[];

export const FILE_START: Position = { line: 1, column: 1 };

export const problem = (
  file: string,
  { line, column }: Position,
  field: string,
  message: string,
  fix: string,
): Problem => ({ file, line, column, field, message, fix });

const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** Escapes control characters and line breaks as JSON does. */
export const onOneLine = (text: string): string =>
  text.replace(UNPRINTABLE, (character) => JSON.stringify(character).slice(1, -1));

export const quote = (value: unknown, max = 60): string => {
  const text = String(value);
  // Removes half a surrogate pair at the cut.
  const start = text.slice(0, max).replace(/[\ud800-\udbff]$/, "");
  return `"${onOneLine(text.length > max ? `${start}...` : text)}"`;
};

/** Fields whose text can name a list entry in messages, in order of preference. */
const NAMES = ["name", "title", "label", "slug"];

/** A quoted text of the entry, or `entry 2`. */
export function entryName(entry: unknown, index: number): string {
  const name = NAMES.map((field) => textIn(entry, field)).find((text) => text?.trim());
  return name === undefined ? `entry ${index + 1}` : quote(name, 40);
}

/**
 * The name of a value in messages: `hero.primary.path`, `"Paid ads", icon` or `tags, entry 2`.
 * `label` names a field, because the editor has other names than files.
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

export function quoteLine(text: string, { line }: Position): string {
  const whole = (text.split("\n", line)[line - 1] ?? "").trim();
  return `in the line: ${quote(whole, 80).slice(1, -1)}`;
}

export const positionAt = (text: string, offset: number): Position => {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
};

/** For many offsets in one text, this function is faster than `positionAt`. */
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

export const byPlace = (a: Problem, b: Problem): number =>
  byText(a.file, b.file) || a.line - b.line || a.column - b.column || byText(a.field, b.field);

/**
 * Removes a problem whose field already has a problem in `fieldProblems`, but keeps all problems of
 * `body`, which can be independent.
 */
export function withoutConsequences(
  fieldProblems: readonly Problem[],
  comparisons: readonly Problem[],
): Problem[] {
  const invalid = new Set(fieldProblems.map(({ file, field }) => `${file} ${field}`));
  return comparisons.filter(
    ({ file, field }) => field === "body" || !invalid.has(`${file} ${field}`),
  );
}
