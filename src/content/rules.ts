import type { Problem, Source } from "./read";
import type { ContentType } from "./types/define";
import { textsIn, uniqueFields } from "./types/define";

/** The contents of a file, with the declaration of its fields. */
export interface Checked {
  type: ContentType;
  source: Source;
}

const entriesOf = ({ type, source: { data } }: Checked): unknown[] =>
  type.shape === "list" ? (Array.isArray(data) ? data : []) : [data];

const valueIn = (entry: unknown, field: string): unknown =>
  (entry as Record<string, unknown> | null)?.[field];

/** Reports values that two entries of a type have, although the field must be unique. Ignores case. */
export function repeatedValues(files: readonly Checked[]): Problem[] {
  const first = new Map<string, Problem>();
  return files.flatMap((checked) =>
    uniqueFields(checked.type.entry).flatMap((field) =>
      entriesOf(checked).flatMap((entry, index) => {
        const value = valueIn(entry, field);
        if (!value || typeof value === "object") return [];
        const path = checked.type.shape === "list" ? [index, field] : [field];
        const key = JSON.stringify([checked.type.file, field, String(value).toLowerCase()]);
        const before = first.get(key);
        const problem = checked.source.report(
          path,
          `"${value}" is already the ${field} in ${before?.file}:${before?.line}. Change one of them`,
        );
        if (before) return problem;
        first.set(key, problem);
        return [];
      }),
    ),
  );
}

/** The field that is the name of an entry, by the metadata `names` of fields that contain the name. */
const NAMES = {
  authors: { file: "authors.json", field: "name" },
  categories: { file: "categories.json", field: "name" },
  services: { file: "services.json", field: "title" },
};

/** Reports names of authors, categories and services that no entry has. */
export function unknownNames(files: readonly Checked[]): Problem[] {
  const known = (names: keyof typeof NAMES) => {
    const { file, field } = NAMES[names];
    const owner = files.find(({ type }) => type.file === file);
    return owner && entriesOf(owner).map((entry) => valueIn(entry, field));
  };
  return files.flatMap(({ type, source }) =>
    textsIn(type.schema, source.data).flatMap(({ path, text, meta }) => {
      const names = meta.names && meta.names in NAMES && known(meta.names as keyof typeof NAMES);
      if (!names || names.includes(text)) return [];
      const { file } = NAMES[meta.names as keyof typeof NAMES];
      const message = `"${text}" is not in content/${file}. Write one of ${names.join(", ")}`;
      return source.report(path, message);
    }),
  );
}
