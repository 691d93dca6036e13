import { z } from "zod";
import { headingIds } from "../../markdown/headings";
import type { Path } from "../problem";
import { listIn, textIn, valueAt } from "../values";

/**
 * Functions that declare fields. Validation, GraphQL types and docs are derived from
 * these declarations.
 */

declare module "zod" {
  interface GlobalMeta {
    /** The value must be the name of such an entry */
    names?: "authors" | "categories" | "services";
    /** Whether the value must be different in each entry of the file */
    unique?: boolean;
    /** Whether the value must be the path of a page of this site */
    isLink?: boolean;
    /** The GraphQL type of the field, if it cannot be derived from its Zod schema. */
    graphql?: string;
    typeDescription?: string;
  }
}

/**
 * Declares a field. `meaning` describes the field to authors, and `example` is a valid value.
 * Groups of fields have no example.
 */
export const field = <T extends z.ZodType>(meaning: string, schema: T, example?: z.input<T>): T =>
  schema.meta({ description: meaning, ...(example !== undefined && { examples: [example] }) }) as T;

export const group = <T extends z.core.$ZodShape>(name: string, meaning: string, fields: T) =>
  z.strictObject(fields).meta({ graphql: name, typeDescription: meaning, description: meaning });

/** Runs a rule about several fields even if one of them is invalid, so that all problems are reported. */
export const ALWAYS = { when: ({ value }: { value: unknown }) => value instanceof Object };

export interface ContentType<File extends string = string, Schema extends z.ZodType = z.ZodType> {
  /** Path of the file in `content/`, such as `services.json` or `posts/<slug>/index.md` */
  file: File;
  shape: "front matter" | "list" | "keyed" | "single";
  entry: z.ZodObject;
  schema: Schema;
  /** How each entry of a list gets a slug, if no field is the slug */
  slugs?: Slugs;
}

/** Slugs are made of the text of a field, like the ids of headings. */
interface Slugs {
  from: string;
}

export const markdownFiles = <F extends string, T extends z.ZodObject>(file: F, entry: T) =>
  ({ file, shape: "front matter", entry, schema: entry }) satisfies ContentType;

export const listFile = <F extends string, T extends z.ZodObject>(
  file: F,
  entry: T,
  slugs?: Slugs,
) => {
  const schema = z
    .array(entry, "is not a list. Fix: wrap the entries in [ and ]")
    .min(1, "has no entries. Fix: write at least one entry");
  return { file, shape: "list", entry, schema, slugs } satisfies ContentType;
};

/** Returns the slugs of the entries. Returns undefined if they have none, or `data` is no list. */
export function slugsIn({ slugs }: ContentType, data: unknown): string[] | undefined {
  if (!slugs || !Array.isArray(data)) return undefined;
  return data.flatMap((entry) => textIn(entry, slugs.from) ?? []).map(headingIds());
}

/** Declares a file that has exactly one entry for each key. `entry` has the fields of all entries. */
export const keyedFile = <F extends string, T extends z.ZodObject, S extends z.core.$ZodShape>(
  file: F,
  entry: T,
  entries: S,
) => ({ file, shape: "keyed", entry, schema: z.strictObject(entries) }) satisfies ContentType;

export const singleFile = <F extends string, T extends z.ZodObject>(file: F, entry: T) =>
  ({ file, shape: "single", entry, schema: entry }) satisfies ContentType;

export const unwrapOptional = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional ? unwrapOptional(schema.unwrap()) : schema;

/** Returns the metadata of a field, also if `.optional()` was called after `.meta()`. */
export const metaOf = (schema: z.core.$ZodType): z.core.GlobalMeta => ({
  ...(schema instanceof z.ZodOptional && metaOf(schema.unwrap())),
  ...z.globalRegistry.get(schema),
});

/** Returns the name of the GraphQL type of a group. */
export const typeNameOf = (group: z.core.$ZodType): string => metaOf(group).graphql ?? "";

export const fieldsOf = (schema: z.core.$ZodType): Readonly<Record<string, z.core.$ZodType>> => {
  const group = unwrapOptional(schema);
  return group instanceof z.ZodObject ? group.shape : {};
};

export const uniqueFields = (entry: z.ZodObject): string[] =>
  Object.keys(entry.shape).filter((name) => metaOf(entry.shape[name] as z.ZodType).unique);

export function schemaAt(
  schema: z.core.$ZodType,
  path: readonly PropertyKey[],
): z.core.$ZodType | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  const here = unwrapOptional(schema);
  if (here instanceof z.ZodArray) return schemaAt(here.element, rest);
  const fields = new Map(Object.entries(fieldsOf(here)));
  const inner = fields.get(String(key));
  return inner && schemaAt(inner, rest);
}

/** Returns all texts in `data`, each with the metadata of its field. */
export function textsIn(
  schema: z.core.$ZodType,
  data: unknown,
  path: Path = [],
): { path: Path; text: string; meta: z.core.GlobalMeta }[] {
  if (typeof data === "string") return [{ path, text: data, meta: metaOf(schema) }];
  const inner = unwrapOptional(schema);
  if (inner instanceof z.ZodArray) {
    return listIn(data).flatMap((entry, index) => textsIn(inner.element, entry, [...path, index]));
  }
  return Object.entries(fieldsOf(inner)).flatMap(([name, field]) =>
    textsIn(field, valueAt(data, name), [...path, name]),
  );
}

/** Returns the example of a field or, for a group, the examples of all its fields. */
export function exampleOf(schema: z.core.$ZodType): unknown {
  const { examples } = metaOf(schema);
  if (Array.isArray(examples)) return examples[0];
  const inner = unwrapOptional(schema);
  if (inner instanceof z.ZodArray) return [exampleOf(inner.element)];
  if (!(inner instanceof z.ZodObject)) return undefined;
  const fields = Object.entries(fieldsOf(inner));
  return Object.fromEntries(fields.map(([name, schema]) => [name, exampleOf(schema)]));
}
