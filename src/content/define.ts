import { z } from "zod";

/**
 * Functions that declare content types. Each field is declared once, in `types/`: its meaning, an example
 * and its validation. The content check, the GraphQL type, the JSON Schema, the editor's form, the field
 * reference and the draft of a new post are derived from this declaration.
 */

declare module "zod" {
  /** Properties of a field besides its validation. */
  interface GlobalMeta {
    /** Type of the input in the editor's form */
    widget?: "image" | "date" | "slug";
    /** The JSON file whose entries this field refers to, by name */
    reference?: "authors.json" | "categories.json";
    /** Whether the value must be unique among the entries of the file, or among all posts */
    unique?: boolean;
    /** Whether the value is a path of this site; the page at this path must exist */
    isLink?: boolean;
    /**
     * GraphQL type with directives. For a group, this is the name of the type. Other fields set this
     * property only if their type does not follow from their validation. `null` means that nodes have
     * no field of this name.
     */
    graphql?: string | null;
    /**
     * The description of the type of a group of fields; `description` describes the field that has
     * this type
     */
    ofType?: string;
    /** Value in a new post; the example by default */
    draft?: unknown;
  }
}

/**
 * Declares a field.
 * @param meaning description for authors, the editor and GraphiQL
 * @param example a valid value; a group uses the examples of its fields
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
 * Declares an object with these fields and no others.
 * @param name name of the object's GraphQL type
 */
export const group = <T extends z.core.$ZodShape>(name: string, meaning: string, fields: T) =>
  z.strictObject(fields).meta({ graphql: name, ofType: meaning, description: meaning });

/** A content type: its file, and the schema of its entries. */
export interface ContentType<File extends string = string, Schema extends z.ZodType = z.ZodType> {
  /** The file of the content type in `content/`, such as `services.json` or `posts/<slug>/index.md` */
  file: File;
  /**
   * Structure of the file: front matter, a list of entries, an object of entries by key, or one entry
   */
  shape: "front matter" | "list" | "keyed" | "single";
  entry: z.ZodObject;
  /** Schema of the whole file */
  schema: Schema;
  /** For `keyed` files, the meaning of each key */
  keys: Readonly<Record<string, string>>;
}

/** Declares markdown files whose front matter is an entry. */
export const markdownFiles = <F extends string, T extends z.ZodObject>(file: F, entry: T) =>
  ({ file, shape: "front matter", entry, schema: entry, keys: {} }) satisfies ContentType;

/** Declares a JSON file with a list of entries. */
export const listFile = <F extends string, T extends z.ZodObject>(file: F, entry: T) => {
  const schema = z
    .array(entry, "is not a list. Fix: wrap the entries in [ and ]")
    .min(1, "has no entries. Fix: write at least one");
  return { file, shape: "list", entry, schema, keys: {} } satisfies ContentType;
};

/** Declares a JSON file with an entry for each of these keys and no others. */
export const keyedFile = <F extends string, T extends z.ZodObject, K extends string>(
  file: F,
  entry: T,
  keys: Record<K, string>,
) => {
  const names = Object.keys(keys) as K[];
  const shape = Object.fromEntries(names.map((key) => [key, entry])) as Record<K, T>;
  return { file, shape: "keyed", entry, schema: z.strictObject(shape), keys } satisfies ContentType;
};

/** Declares a JSON file that is one entry. */
export const singleFile = <F extends string, T extends z.ZodObject>(file: F, entry: T) =>
  ({ file, shape: "single", entry, schema: entry, keys: {} }) satisfies ContentType;

/** Unwraps an optional schema. */
export const required = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional ? required(schema.unwrap()) : schema;

/** The properties of a field, including properties that were set before `.optional()`. */
export const metaOf = (schema: z.core.$ZodType): z.core.GlobalMeta => ({
  ...(schema instanceof z.ZodOptional && metaOf(schema.unwrap())),
  ...z.globalRegistry.get(schema),
});

/** The fields of a group by name; {} for other schemas. */
export const fieldsOf = (schema: z.core.$ZodType): Readonly<Record<string, z.core.$ZodType>> => {
  const group = required(schema);
  return group instanceof z.ZodObject ? group.shape : {};
};

/** The names of the fields declared as unique. */
export const uniqueFields = (entry: z.ZodObject): string[] =>
  Object.keys(entry.shape).filter((name) => metaOf(entry.shape[name] as z.ZodType).unique);

/** The schema of the value at a path; undefined if none is declared. */
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

/** A complete, valid value: the field's example, or for a group the examples of its fields. */
export function exampleOf(schema: z.core.$ZodType): unknown {
  const { examples } = metaOf(schema);
  if (Array.isArray(examples)) return examples[0];
  const inner = required(schema);
  if (inner instanceof z.ZodArray) return [exampleOf(inner.element)];
  if (!(inner instanceof z.ZodObject)) return undefined;
  const fields = Object.entries(fieldsOf(inner));
  return Object.fromEntries(fields.map(([name, schema]) => [name, exampleOf(schema)]));
}

/** The draft of a new entry: its required fields, each with its draft value or its example. */
export const draftOf = (entry: z.ZodObject): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(entry.shape as z.core.$ZodShape)
      .filter(([, schema]) => !(schema instanceof z.ZodOptional))
      .map(([name, schema]) => [name, metaOf(schema).draft ?? exampleOf(schema)]),
  );
