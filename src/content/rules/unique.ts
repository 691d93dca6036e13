import { type Path, type Problem, quote } from "../problem";
import { type JsonSources, problemIn, type Source } from "../read/source";
import { jsonFiles } from "../types";
import { uniqueFields } from "../types/define";
import { folded, listIn, valueAt } from "../values";

/** Reports values that two entries of a file have, although the field must be unique. */
export const checkUnique = (lists: JsonSources): Problem[] =>
  [...lists].flatMap(([file, source]) =>
    uniqueFields(jsonFiles[file].entry).flatMap((field) => {
      const values = listIn(source.data).map((_, index) => ({
        source,
        path: [index, field],
        owner: `entry ${index + 1}`,
      }));
      return duplicates(field, values);
    }),
  );

/**
 * Reports values that occur twice, ignoring case. The `owner` of a value says where the value is; the
 * message for the second value contains the `owner` of the first one.
 */
export function duplicates(
  field: string,
  values: readonly { source: Source; path: Path; owner: string }[],
): Problem[] {
  const first = new Map<string, string>();
  return values.flatMap(({ source, path, owner }) => {
    const value = String(valueAt(source.data, ...path) ?? "");
    if (!value) return [];
    const before = first.get(folded(value));
    if (before === undefined) {
      first.set(folded(value), owner);
      return [];
    }
    const message = `${quote(value)} is also the ${field} of ${before}`;
    const fix = `write a different ${field} in one of the two entries`;
    return [problemIn(source, path, { message, fix })];
  });
}
