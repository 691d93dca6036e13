import { z } from "zod";
import type { Problem, Source } from "./read";
import { type ContentType, fieldsOf, metaOf, unwrapOptional } from "./types/define";

/** A file with its data, the declaration of its type, and its texts and numbers. */
export interface Checked {
  type: ContentType;
  source: Source;
  values: readonly Value[];
}

interface Value {
  path: PropertyKey[];
  value: unknown;
  meta: z.core.GlobalMeta;
}

/** Returns all texts and numbers of a file, each with the metadata of its field. */
export const valuesOf = ({ schema }: ContentType, { data }: Source) => valuesIn(schema, data);

function valuesIn(schema: z.core.$ZodType, data: unknown, path: PropertyKey[] = []): Value[] {
  if (typeof data !== "object" || data === null) {
    return [{ path, value: data, meta: metaOf(schema) }];
  }
  const inner = unwrapOptional(schema);
  if (inner instanceof z.ZodArray && Array.isArray(data)) {
    return data.flatMap((entry, index) => valuesIn(inner.element, entry, [...path, index]));
  }
  return Object.entries(fieldsOf(inner)).flatMap(([name, field]) =>
    Object.hasOwn(data, name) ? valuesIn(field, Object(data)[name], [...path, name]) : [],
  );
}

/** Reports a value that occurs twice although it must be unique in its type. Ignores case. */
export function repeatedValues(files: readonly Checked[]): Problem[] {
  const first = new Map<string, Problem>();
  return files.flatMap(({ type, source, values }) =>
    values.flatMap(({ path, value, meta }) => {
      if (!meta.unique || !value) return [];
      const key = JSON.stringify([type.file, path.at(-1), String(value).toLowerCase()]);
      const before = first.get(key);
      const place = `${before?.file}:${before?.line}`;
      const message =
        value === true
          ? `is also true in ${place}. Only one entry can have it`
          : `"${value}" is also in ${place}. Change one of them`;
      const problem = source.problemAt(path, message);
      first.set(key, before ?? problem);
      return before ? problem : [];
    }),
  );
}

/** Reports names of authors, categories and services that no entry has. */
export function unknownNames(files: readonly Checked[]): Problem[] {
  const values = files.flatMap(({ type, source, values }) =>
    values.map((value) => ({ ...value, type, source })),
  );
  const namesIn = ({ file, by }: { file: string; by: string }) =>
    values.flatMap(({ type, path, value }) =>
      type.file === file && path.at(-1) === by ? value : [],
    );
  const references = new Set(values.flatMap(({ meta }) => meta.refersTo ?? []));
  const names = new Map([...references].map((reference) => [reference, namesIn(reference)]));
  return values.flatMap(({ source, path, value, meta }) => {
    if (!meta.refersTo || typeof value !== "string" || value === "") return [];
    const known = names.get(meta.refersTo) ?? [];
    // Without names, the file has another problem already.
    if (known.length === 0 || known.includes(value)) return [];
    const message = `"${value}" is not in content/${meta.refersTo.file}. Write one of: ${known.join(", ")}`;
    return source.problemAt(path, message);
  });
}
