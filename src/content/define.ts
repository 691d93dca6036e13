import { z } from "zod";

/**
 * Functions that declare content types. Each field is declared once, in `types/`: its meaning, an example
 * and its validation. The content check, the GraphQL type, the JSON Schema, the editor's form, the field
 * reference and the draft of a new post are derived from this declaration.
 */

declare module "zod" {
  /** Properties of a content field that are not part of its validation. */
  interface GlobalMeta {
    /** Type of the form input for the field in the content editor */
    widget?: "image" | "date" | "slug";
    /** JSON file that must have an entry whose name is the value of the field */
    reference?: "authors.json" | "categories.json";
    /** Whether the value must be unique among all entries of the file, or among all posts */
    unique?: boolean;
    /** Whether the value is a path of this site; the page at this path must exist */
    isLink?: boolean;
    /**
     * GraphQL type of the field, with directives; for a group of fields, the name of its GraphQL type.
     * Other fields need this property only if their GraphQL type cannot be derived from their
     * validation. `null` excludes the field from GraphQL.
     */
    graphql?: string | null;
    /**
     * Description of the GraphQL type of a group of fields. The property `description` describes the
     * field whose value is the group.
     */
    ofType?: string;
    /** Value of the field in the draft of a new post; by default, the example of the field */
    draft?: unknown;
  }
}

/**
 * Declares a content field.
 * @param meaning description of the field for authors, the content editor and GraphiQL
 * @param example a valid value; a group needs no example, because each of its fields has one
 */
export function field<T extends z.ZodType>(meaning: string, schema: T): T;
export function field<T extends z.ZodType>(meaning: string, example: z.input<T>, schema: T): T;
export function field<T extends z.ZodType>(meaning: string, ...rest: [T] | [z.input<T>, T]): T {
  const [schema, example] = rest.length === 1 ? rest : ([rest[1], rest[0]] as const);
  return schema.meta({
    description: meaning,
    ...(rest.length === 2 && { examples: [example] }),
  }) as T;
}

/**
 * Declares a group of fields. The validation rejects fields that the group does not declare.
 * @param name name of the GraphQL type of the group
 */
export const group = <T extends z.core.$ZodShape>(name: string, meaning: string, fields: T) =>
  z.strictObject(fields).meta({ graphql: name, ofType: meaning, description: meaning });

/** A content type: the path of its file, and the schema of the entries in the file. */
export interface ContentType<File extends string = string, Schema extends z.ZodType = z.ZodType> {
  /** Path of the file in `content/`, such as `services.json` or `posts/<slug>/index.md` */
  file: File;
  /** Structure of the file: front matter, a list of entries, entries by key, or a single entry */
  shape: "front matter" | "list" | "keyed" | "single";
  entry: z.ZodObject;
  /** Schema of the whole file */
  schema: Schema;
  /** Meaning of each key, if the file has the shape `keyed` */
  keys: Readonly<Record<string, string>>;
}

/** Declares a content type in markdown files; the front matter of each file is an entry. */
export const markdownFiles = <F extends string, T extends z.ZodObject>(file: F, entry: T) =>
  ({ file, shape: "front matter", entry, schema: entry, keys: {} }) satisfies ContentType;

/** Declares a content type in a JSON file that contains a list of entries. */
export const listFile = <F extends string, T extends z.ZodObject>(file: F, entry: T) => {
  const schema = z
    .array(entry, "is not a list. Fix: wrap the entries in [ and ]")
    .min(1, "has no entries. Fix: write at least one entry");
  return { file, shape: "list", entry, schema, keys: {} } satisfies ContentType;
};

/**
 * Declares a content type in a JSON file that contains exactly one entry for each key in `keys`.
 */
export const keyedFile = <F extends string, T extends z.ZodObject, K extends string>(
  file: F,
  entry: T,
  keys: Record<K, string>,
) => {
  const names = Object.keys(keys) as K[];
  const shape = Object.fromEntries(names.map((key) => [key, entry])) as Record<K, T>;
  return { file, shape: "keyed", entry, schema: z.strictObject(shape), keys } satisfies ContentType;
};

/** Declares a content type in a JSON file that contains a single entry. */
export const singleFile = <F extends string, T extends z.ZodObject>(file: F, entry: T) =>
  ({ file, shape: "single", entry, schema: entry, keys: {} }) satisfies ContentType;

/** Returns the inner schema of an optional schema; returns other schemas unchanged. */
export const required = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional ? required(schema.unwrap()) : schema;

/** Returns the properties of a field, including properties set before the call of `.optional()`. */
export const metaOf = (schema: z.core.$ZodType): z.core.GlobalMeta => ({
  ...(schema instanceof z.ZodOptional && metaOf(schema.unwrap())),
  ...z.globalRegistry.get(schema),
});

/** Returns the fields of a group by name; returns {} if the schema is not a group. */
export const fieldsOf = (schema: z.core.$ZodType): Readonly<Record<string, z.core.$ZodType>> => {
  const group = required(schema);
  return group instanceof z.ZodObject ? group.shape : {};
};

/** Returns the names of the fields whose values must be unique. */
export const uniqueFields = (entry: z.ZodObject): string[] =>
  Object.keys(entry.shape).filter((name) => metaOf(entry.shape[name] as z.ZodType).unique);

/** Returns the schema of the value at a path; undefined if no field is declared at this path. */
export function schemaAt(
  schema: z.core.$ZodType,
  path: readonly PropertyKey[],
): z.core.$ZodType | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  const here = required(schema);
  if (here instanceof z.ZodArray) return schemaAt(here.element, rest);
  const fields = new Map(Object.entries(fieldsOf(here)));
  const inner = fields.get(String(key));
  return inner && schemaAt(inner, rest);
}

/**
 * Returns an example value for a schema: the example of a field or, for a group, an object with the
 * examples of all its fields.
 */
export function exampleOf(schema: z.core.$ZodType): unknown {
  const { examples } = metaOf(schema);
  if (Array.isArray(examples)) return examples[0];
  const inner = required(schema);
  if (inner instanceof z.ZodArray) return [exampleOf(inner.element)];
  if (!(inner instanceof z.ZodObject)) return undefined;
  const fields = Object.entries(fieldsOf(inner));
  return Object.fromEntries(fields.map(([name, schema]) => [name, exampleOf(schema)]));
}

/**
 * Returns the draft of a new entry. It contains all required fields, each with its draft value or, if
 * no draft value is declared, its example.
 */
export const draftOf = (entry: z.ZodObject): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(entry.shape as z.core.$ZodShape)
      .filter(([, schema]) => !(schema instanceof z.ZodOptional))
      .map(([name, schema]) => [name, metaOf(schema).draft ?? exampleOf(schema)]),
  );
