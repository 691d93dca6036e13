import { type Path, type Problem, problem, quote } from "./problem";
import type { Source } from "./source";
import { folded, textIn } from "./values";

/** The entries of a list file, with their places. */
export const entriesOf = (source: Source | undefined): [number, unknown][] =>
  Array.isArray(source?.data) ? [...source.data.entries()] : [];

/** A problem at an entry of a parsed file. */
export const problemIn = (source: Source, path: Path, message: string, fix: string): Problem =>
  problem(source.file, source.locate(path), source.nameOf(path), message, fix);

/** Entries of a list file that share a text which has to tell them apart. */
export function duplicateEntries(source: Source, field: string): Problem[] {
  const first = new Map<string, number>();
  return entriesOf(source).flatMap(([index, entry]) => {
    const value = textIn(entry, field);
    if (value === undefined) return [];
    const before = first.get(folded(value));
    if (before === undefined) {
      first.set(folded(value), index);
      return [];
    }
    const message = `${quote(value)} is also the ${field} of entry ${before + 1}`;
    return [problemIn(source, [index, field], message, "change one of the two")];
  });
}
