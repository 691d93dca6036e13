import type { z } from "zod";
import { issueFault } from "./issue-fault";
import { nearest } from "./nearest";
import { fieldName, type Path, type Problem, problem } from "./problem";
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
    for (const name of issue.keys) {
      const known = knownNames(schema, issue.path);
      const meant = nearest(name, known);
      const path = [...issue.path, name];
      if (meant) renamed.add(fieldName([...issue.path, meant]));
      const fix = meant ? `rename it to ${meant}` : `remove it; known are ${known.join(", ")}`;
      const field = fieldName(path);
      const place = source.locate(path, "name");
      found.set(field, problem(source.file, place, field, "is not a known field", fix));
    }
  }
  for (const issue of result.error.issues) {
    const field = fieldName(issue.path);
    if (issue.code === "unrecognized_keys" || found.has(field)) continue;
    const { message, fix } = issueFault(issue, source);
    // The right name is not missing as well when it is there with a slip in it.
    if (message === "is missing" && renamed.has(field)) continue;
    found.set(field, problem(source.file, source.locate(issue.path), field, message, fix));
  }
  return { problems: [...found.values()] };
}

/** Names of the fields that the schema knows at a path. */
function knownNames(schema: z.ZodType, path: Path): string[] {
  let here = schema as z.core.$ZodType;
  for (const key of [...path, undefined]) {
    const { def } = here._zod as { def: z.core.$ZodTypes["_zod"]["def"] };
    if (def.type === "optional") here = def.innerType;
    const inner = here._zod.def as z.core.$ZodTypes["_zod"]["def"];
    if (key === undefined) return inner.type === "object" ? Object.keys(inner.shape) : [];
    if (inner.type === "array") here = inner.element;
    else if (inner.type === "object") here = inner.shape[String(key)] ?? here;
  }
  return [];
}
