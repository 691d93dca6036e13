import { z } from "zod";
import { inspectBody } from "../content-check/inspect-body";
import { jsonSchemas, postSchema } from "../model";
import { labelOf } from "./widgets";

type Entry = Record<string, unknown>;

const schemas: Record<string, z.ZodType> = jsonSchemas;

const valueAt = (entry: unknown, path: PropertyKey[]): unknown =>
  path.reduce((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], entry);

/** `entries.0.title` as `Entries 1, title`. */
function wordsFor(path: PropertyKey[]): string {
  const [first = "", ...others] = path.map((key) =>
    typeof key === "number" ? String(key + 1) : labelOf(String(key)).toLowerCase(),
  );
  const words = others.reduce(
    (text, word) => `${text}${/^\d+$/.test(word) ? " " : ", "}${word}`,
    first,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const inFields = (schema: z.ZodType, entry: unknown): string[] =>
  (schema.safeParse(entry).error?.issues ?? []).map(({ path, message }) => {
    const isMissing = ["", undefined].includes(valueAt(entry, path) as string | undefined);
    return `${wordsFor(path)} ${isMissing ? "is missing" : message}`;
  });

/**
 * What the content check will say of an entry by itself, before it is saved.
 * @param name of its collection
 */
export function checkEntry(name: string, entry: Entry): string[] {
  if (name !== "posts") {
    const schema = schemas[`${name}.json`];
    if (!schema) return [];
    if (!("entries" in entry)) return inFields(schema, entry);
    return inFields(z.object({ entries: schema }), { entries: entry.entries });
  }
  const { body, ...front } = entry;
  const { faults } = inspectBody(String(body ?? ""));
  return [
    ...inFields(postSchema, front),
    ...faults.map(({ message, fix, line }) => `Text, line ${line}: ${message}. Fix: ${fix}`),
  ];
}
