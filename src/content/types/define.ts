/** Functions that declare content types. Validation and the GraphQL schema are derived from the declarations. */

import { z } from "zod";

declare module "zod" {
  interface GlobalMeta {
    /** The value is the name of an entry: the file of the entry, and the field with the name */
    refersTo?: { file: string; by: string };
    /** Whether the value must be different in each entry of the type. Several entries may have `false` */
    unique?: boolean;
    /** The GraphQL type of the field, if it cannot be derived from its Zod schema */
    graphql?: string;
    typeDescription?: string;
  }
}

export const field = <T extends z.ZodType>(meaning: string, schema: T): T =>
  schema.meta({ description: meaning }) as T;

export const group = <T extends z.core.$ZodShape>(name: string, meaning: string, fields: T) =>
  z.strictObject(fields).meta({ graphql: name, typeDescription: meaning, description: meaning });

export interface ContentType {
  /** Path of the file in `content/`, such as `services.json`, or `posts/<slug>/index.md` for all posts */
  file: string;
  /** Matches the paths of the files, if the type has several */
  pattern?: RegExp;
  shape: "front matter" | "list" | "keyed" | "single";
  entry: z.ZodObject;
  schema: z.ZodType;
  /** The GraphQL types of the fields that nodes have, and that an entry of the file may lack */
  addedFields?: Readonly<Record<string, string>>;
}

type AddedFields = ContentType["addedFields"];

export const markdownFiles = <F extends string, T extends z.ZodObject>(
  file: F,
  entry: T,
  pattern: RegExp,
  addedFields?: AddedFields,
) =>
  ({
    file,
    pattern,
    shape: "front matter",
    entry,
    schema: entry,
    addedFields,
  }) satisfies ContentType;

export const listFile = <F extends string, T extends z.ZodObject>(
  file: F,
  entry: T,
  addedFields?: AddedFields,
) => {
  const schema = z.array(entry).min(1, "has no entries. Write at least one");
  return { file, shape: "list", entry, schema, addedFields } satisfies ContentType;
};

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
