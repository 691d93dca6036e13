import { z } from "zod";

/**
 * How content is declared. A field is written once, in `types/`: what it means, an example, and what it
 * may hold. The content check, the GraphQL type, the JSON Schema, the form of the editor, the field
 * reference and the draft of a new post are derived from that.
 */

declare module "zod" {
  /** What is said of a field beside what is valid. */
  interface GlobalMeta {
    /** What a form shows for it */
    widget?: "image" | "date" | "slug";
    /** The JSON file whose entries it names */
    reference?: "authors.json" | "categories.json";
    /** No two entries of the file may have the same value; posts are one file in this sense */
    unique?: boolean;
    /** It leads to a page of the site, so that the page must exist */
    isLink?: boolean;
    /**
     * Its type in GraphQL, with directives: of a group the name; of another field only where that does
     * not follow from what is valid. `null` where nodes hold it under another name, or not at all.
     */
    graphql?: string | null;
    /** What a group means wherever it is used; `description` is what a field of its type means */
    ofType?: string;
    /** What a new post begins with; without one, the example */
    draft?: unknown;
  }
}

/**
 * A field.
 * @param meaning what authors, editors and GraphiQL are told
 * @param example a valid value; a group has those of its own fields
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
 * Fields that belong together; none may be missing unless it is optional, and there may be no other.
 * @param name of the type in GraphQL
 */
export const group = <T extends z.core.$ZodShape>(name: string, meaning: string, fields: T) =>
  z.strictObject(fields).meta({ graphql: name, ofType: meaning, description: meaning });

/** A kind of content: where authors find it, and what one entry of it is. */
export interface ContentType<File extends string = string, Schema extends z.ZodType = z.ZodType> {
  /** Its file in `content/`, as `services.json` or `posts/<slug>/index.md` */
  file: File;
  /** What the file holds: front matter, a list of entries, an entry for each key, or one entry */
  shape: "front matter" | "list" | "keyed" | "single";
  entry: z.ZodObject;
  /** What the whole file may hold */
  schema: Schema;
  /** Of an entry for each key, what each key means */
  keys: Readonly<Record<string, string>>;
}

/** A folder of markdown files, each with the fields of an entry as its front matter. */
export const markdownFiles = <F extends string, T extends z.ZodObject>(file: F, entry: T) =>
  ({ file, shape: "front matter", entry, schema: entry, keys: {} }) satisfies ContentType;

/** A JSON file with a list of entries. */
export const listFile = <F extends string, T extends z.ZodObject>(file: F, entry: T) => {
  const schema = z
    .array(entry, "is not a list. Fix: wrap the entries in [ and ]")
    .min(1, "has no entries. Fix: write at least one");
  return { file, shape: "list", entry, schema, keys: {} } satisfies ContentType;
};

/** A JSON file with an entry for each of some fixed keys: none missing, none more. */
export const keyedFile = <F extends string, T extends z.ZodObject, K extends string>(
  file: F,
  entry: T,
  keys: Record<K, string>,
) => {
  const names = Object.keys(keys) as K[];
  const shape = Object.fromEntries(names.map((key) => [key, entry])) as Record<K, T>;
  return { file, shape: "keyed", entry, schema: z.strictObject(shape), keys } satisfies ContentType;
};

/** A JSON file that is one entry. */
export const singleFile = <F extends string, T extends z.ZodObject>(file: F, entry: T) =>
  ({ file, shape: "single", entry, schema: entry, keys: {} }) satisfies ContentType;

/** A schema without what makes it optional. */
export const required = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional ? required(schema.unwrap()) : schema;

/** What is said of a field, wherever in its schema that was written. */
export const metaOf = (schema: z.core.$ZodType): z.core.GlobalMeta => ({
  ...(schema instanceof z.ZodOptional && metaOf(schema.unwrap())),
  ...z.globalRegistry.get(schema),
});

/** The fields of a group, by their names; of anything else none. */
export const fieldsOf = (schema: z.core.$ZodType): Readonly<Record<string, z.core.$ZodType>> => {
  const group = required(schema);
  return group instanceof z.ZodObject ? group.shape : {};
};

/** The fields of which no two entries of a file may have the same value. */
export const uniqueFields = (entry: z.ZodObject): string[] =>
  Object.keys(entry.shape).filter((name) => metaOf(entry.shape[name] as z.ZodType).unique);

/** The schema of the value at a path; undefined where none is declared. */
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

/** A complete, valid value: the example of the field, or those of the fields that it consists of. */
export function exampleOf(schema: z.core.$ZodType): unknown {
  const { examples } = metaOf(schema);
  if (Array.isArray(examples)) return examples[0];
  const inner = required(schema);
  if (inner instanceof z.ZodArray) return [exampleOf(inner.element)];
  if (!(inner instanceof z.ZodObject)) return undefined;
  const fields = Object.entries(fieldsOf(inner));
  return Object.fromEntries(fields.map(([name, schema]) => [name, exampleOf(schema)]));
}

/** What a new entry begins with: its required fields, each with its draft or else its example. */
export const draftOf = (entry: z.ZodObject): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(entry.shape as z.core.$ZodShape)
      .filter(([, schema]) => !(schema instanceof z.ZodOptional))
      .map(([name, schema]) => [name, metaOf(schema).draft ?? exampleOf(schema)]),
  );
