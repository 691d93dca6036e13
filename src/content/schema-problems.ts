import { z } from "zod";
import type { Problem, Source } from "./read";
import { fieldsOf } from "./types/define";

const WORDS: Partial<Record<string, string>> = {
  string: "a text; put the value in quotes",
  number: "a number without quotes",
  int: "a whole number without quotes",
  boolean: "true or false, without quotes",
  array: "a list, as in [first, second]",
  object: "a group of fields",
};

const shown = (value: unknown) =>
  typeof value === "object" ? (Array.isArray(value) ? "a list" : "a group") : JSON.stringify(value);

/** Returns the names of the fields of a group, or "" for another schema. */
const fieldNames = (schema: unknown) => Object.keys(fieldsOf(schema as z.core.$ZodType)).join(", ");

/** Returns a message from the declaration of the field. A message of its own schema goes before. */
function messageOf(issue: z.core.$ZodRawIssue): string | undefined {
  const { input, inst } = issue;
  const { description = "" } = (inst instanceof z.ZodType && z.globalRegistry.get(inst)) || {};
  if (input === undefined) return `is missing. Add the field${description && `: ${description}`}`;
  if (input === null || input === "") {
    return `is empty. Write a value${description ? `: ${description}` : ", or remove it"}`;
  }
  switch (issue.code) {
    case "unrecognized_keys":
      return `is not a known field. The fields are ${fieldNames(inst)}`;
    case "invalid_type": {
      const names = fieldNames(inst);
      return `is ${shown(input)}, but must be ${WORDS[issue.expected]}${names && `: ${names}`}`;
    }
    case "invalid_value":
      return `is ${shown(input)}. Write one of: ${issue.values.join(", ")}`;
    case "too_small":
      return `is ${shown(input)}, but must be ${issue.minimum} or more`;
    case "too_big":
      return typeof input === "string"
        ? `has ${input.length} characters, but its place has room for ${issue.maximum}`
        : `is ${shown(input)}, but must be ${issue.maximum} or less`;
    default:
      return undefined;
  }
}

/** Returns what is wrong with the data of a file, with one problem for each field. */
export function schemaProblems(schema: z.ZodType, source: Source): Problem[] {
  const { error } = schema.safeParse(source.data, { error: messageOf, reportInput: true });
  const problems = new Map<string, Problem>();
  for (const { path, message, ...issue } of error?.issues ?? []) {
    const keys = issue.code === "unrecognized_keys" ? issue.keys : [undefined];
    for (const key of keys) {
      const problem = source.problemAt(key === undefined ? path : [...path, key], message);
      if (!problems.has(problem.field)) problems.set(problem.field, problem);
    }
  }
  return [...problems.values()];
}
