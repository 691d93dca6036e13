import { LineCounter } from "yaml";
import { textIn, valueAt } from "./values";

/** Line and column count from 1. */
export interface Position {
  line: number;
  column: number;
}

export interface Fault {
  /**
   * The end of a sentence that begins with the name of the field, such as "is missing". It has no
   * full stop.
   */
  message: string;
  /** A sentence that tells the author what to do, such as "add it". It has no full stop. */
  fix: string;
}

export interface Problem extends Position, Fault {
  /** Path relative to the project folder, with forward slashes: `content/services.json` */
  file: string;
  /** Name of the field; `body` for the text of a post, and "" for the whole file */
  field: string;
}

/** Path to a value in a file, such as `["navigation", 0, "label"]`. */
export type Path = readonly PropertyKey[];

export const FILE_START: Position = { line: 1, column: 1 };

export const problem = (
  file: string,
  { line, column }: Position,
  field: string,
  { message, fix }: Fault,
): Problem => ({ file, line, column, field, message, fix });

/** Returns a problem of the whole file, or of its syntax. */
export const fileProblem = (file: string, fault: Fault, at = FILE_START): Problem =>
  problem(file, at, "", fault);

const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/gu;

export const onOneLine = (text: string): string =>
  text.replace(UNPRINTABLE, (character) => JSON.stringify(character).slice(1, -1));

export const quote = (value: unknown, max = 60): string => {
  const text = String(value);
  // A cut through a surrogate pair would leave an invalid character, so the first half is removed.
  const start = text.slice(0, max).replace(/[\ud800-\udbff]$/, "");
  return `"${onOneLine(text.length > max ? `${start}...` : text)}"`;
};

const NAMES = ["name", "title", "label", "slug"];

/**
 * Returns how a message refers to an entry: by a text of the entry, in quotation marks, or else by
 * its number, as in `entry 2`.
 */
function entryName(entry: unknown, index: number): string {
  const name = NAMES.map((field) => textIn(entry, field)).find((text) => text?.trim());
  return name === undefined ? `entry ${index + 1}` : quote(name, 40);
}

/**
 * Returns the name of a value for messages, such as `hero.primary.path`, `"Paid ads", icon` or
 * `tags, entry 2`.
 */
export function placeName(path: Path, data?: unknown): string {
  let around = data;
  let text = "";
  for (const [depth, key] of path.entries()) {
    const value = valueAt(around, key);
    const name = typeof key === "number" ? entryName(value, key) : fieldName(String(key));
    const inGroup = typeof key !== "number" && typeof path[depth - 1] !== "number";
    text += depth === 0 ? name : `${inGroup ? "." : ", "}${name}`;
    around = value;
  }
  return text;
}

const fieldName = (name: string) => (/^[\w$-]+$/.test(name) ? name : quote(name));

export function quoteLine(text: string, { line }: Position): string {
  const whole = (text.split("\n", line)[line - 1] ?? "").trim();
  return `in the line: ${quote(whole, 80).slice(1, -1)}`;
}

export function positionFinder(text: string): (offset: number) => Position {
  const counter = new LineCounter();
  counter.addNewLine(0);
  for (const { index } of text.matchAll(/\n/g)) counter.addNewLine(index + 1);
  return (offset) => {
    const { line, col } = counter.linePos(offset);
    return { line, column: col };
  };
}

export const positionAt = (text: string, offset: number): Position => positionFinder(text)(offset);

export const byPlace = (a: Problem, b: Problem): number =>
  a.file.localeCompare(b.file) ||
  a.line - b.line ||
  a.column - b.column ||
  a.field.localeCompare(b.field);

/** Drops further problems of a field that is already invalid, except in the text of a post. */
export function withoutConsequences(
  fieldProblems: readonly Problem[],
  comparisons: readonly Problem[],
): Problem[] {
  // Two entries of a list can have the same name, so the name of a field is not enough.
  const keyOf = ({ file, line, column, field }: Problem) => `${file}:${line}:${column} ${field}`;
  const invalid = new Set(fieldProblems.map(keyOf));
  return comparisons.filter((one) => one.field === "body" || !invalid.has(keyOf(one)));
}
