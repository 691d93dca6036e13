import type { z } from "zod";
import { issueFault } from "./issue-fault";
import { nearest } from "./nearest";
import { type Path, type Problem, problem } from "./problem";
import type { Source } from "./source";

/** Checks the data of a file against its schema; at most one problem for each entry. */
export function checkSchema<T>(
  schema: z.ZodType<T>,
  source: Source,
): { value?: T; problems: Problem[] } {
  // An empty message marks where the schema has no words of its own.
  const result = schema.safeParse(source.data, { error: () => "" });
  if (result.success) return { value: result.data, problems: [] };
  const found = new Map<string, Problem>();
  const renamed = new Set<string>();
  for (const issue of result.error.issues) {
    if (issue.code !== "unrecognized_keys") continue;
    const { fields } = schemaAt(schema, issue.path);
    for (const name of issue.keys) {
      const meant = nearest(name, fields);
      const path = [...issue.path, name];
      if (meant) renamed.add(source.nameOf([...issue.path, meant]));
      const fix = meant ? `rename it to ${meant}` : `remove it; known are ${fields.join(", ")}`;
      const field = source.nameOf(path);
      const place = source.locate(path, "name");
      found.set(field, problem(source.file, place, field, "is not a known field", fix));
    }
  }
  for (const issue of result.error.issues) {
    const field = source.nameOf(issue.path);
    if (issue.code === "unrecognized_keys" || found.has(field)) continue;
    const { optional } = schemaAt(schema, issue.path);
    const { message, fix } = issueFault(issue, source, optional);
    // The right name is not missing as well when it is there with a slip in it.
    if (message === "is missing" && renamed.has(field)) continue;
    found.set(field, problem(source.file, source.locate(issue.path), field, message, fix));
  }
  return { problems: [...found.values()] };
}

/** What the schema says of the value at a path: whether it may be missing, and its fields. */
function schemaAt(schema: z.ZodType, path: Path): { optional: boolean; fields: string[] } {
  let here = schema as z.core.$ZodType;
  let optional = false;
  const definition = () => here._zod.def as z.core.$ZodTypes["_zod"]["def"];
  for (const key of [...path, undefined]) {
    const outer = definition();
    optional = outer.type === "optional";
    if (outer.type === "optional") here = outer.innerType;
    const inner = definition();
    if (key === undefined) {
      return { optional, fields: inner.type === "object" ? Object.keys(inner.shape) : [] };
    }
    if (inner.type === "array") here = inner.element;
    else if (inner.type === "object") here = inner.shape[String(key)] ?? here;
  }
  return { optional, fields: [] };
}
