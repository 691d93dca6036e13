import { textIn, valueAt } from "./values";

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
  /** The entry, as people call it; `body` for a post's text, "" for the file itself */
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

/** Control characters, line breaks and halves of surrogate pairs. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** A text on one line: what would break it is written as in JSON. */
export const onOneLine = (text: string): string =>
  text.replace(UNPRINTABLE, (odd) => JSON.stringify(odd).slice(1, -1));

/** A value as it can stand inside a message: in quotes as it is, on one line and not too long. */
export const quote = (value: unknown, max = 60): string => {
  const text = String(value);
  // Do not split a surrogate pair.
  const start = text.slice(0, max).replace(/[\ud800-\udbff]$/, "");
  return `"${onOneLine(text.length > max ? `${start}...` : text)}"`;
};

/** Fields whose text tells an entry of a list apart, the best one first. */
const NAMES = ["name", "title", "label", "slug"];

/** How people call an entry of a list: by its name, or by its place, counted from 1. */
export function entryName(entry: unknown, index: number): string {
  const name = NAMES.map((field) => textIn(entry, field)).find((text) => text?.trim());
  return name === undefined ? `entry ${index + 1}` : quote(name, 40);
}

/**
 * How people call a place in some data: `hero.primary.path`, `"Paid ads", icon`, `tags, entry 2`.
 * @param label how a field is called; the editor shows other names than the files have
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

/** The line of a position, as messages about syntax quote it. */
export function quoteLine(text: string, { line }: Position): string {
  const whole = (text.split("\n", line)[line - 1] ?? "").trim();
  return `in the line: ${quote(whole, 80).slice(1, -1)}`;
}

/** Turns an offset into `text` into a position. */
export const positionAt = (text: string, offset: number): Position => {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
};

/** The same for many offsets of a text. */
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
