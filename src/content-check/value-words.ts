import type { z } from "zod";
import { type Path, shown } from "./problem";
import type { Source } from "./source";

/** What a schema asks for: the word for it, how to turn something else into it, and an example. */
const KINDS: Record<string, { word: string; fix: string; example: string }> = {
  string: { word: "text", fix: "write one text", example: '"..."' },
  number: { word: "a number", fix: "write digits without quotes", example: "1" },
  int: { word: "a whole number", fix: "write digits without quotes", example: "1" },
  boolean: { word: "true or false", fix: "write true or false without quotes", example: "true" },
  array: { word: "a list", fix: 'write a list, as in ["first", "second"]', example: "[...]" },
  object: {
    word: "a group of fields",
    fix: "write its fields, each with its name",
    example: "{ ... }",
  },
};

/** The kind of value that an issue says is expected. */
export const kindOf = (issue: z.core.$ZodIssue) =>
  KINDS[issue.code === "invalid_type" ? issue.expected : "string"] ?? KINDS.string;

/** A value in the words of its author: `a number (0123)`, where the data says 123. */
export function describe(value: unknown, path: Path, source: Source): string {
  const written = (source.written(path) ?? String(value)).slice(0, 40);
  if (typeof value === "number") return `a number (${written})`;
  if (typeof value === "boolean") return `a yes-or-no value (${written})`;
  if (typeof value === "string") return `a text (${shown(value)})`;
  return Array.isArray(value) ? "a list" : "a group of fields";
}
