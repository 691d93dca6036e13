import { z } from "zod";
import type { ContentType } from "../define";

/** A JSON Schema as far as content needs one: https://json-schema.org/draft/2020-12 */
export interface JsonSchema {
  type?: string;
  description?: string;
  examples?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  enum?: string[];
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
  widget?: string;
  reference?: string;
  [keyword: string]: unknown;
}

/** What is said of a field that no editor of JSON can use. */
const OWN = ["graphql", "ofType", "draft", "unique", "isLink"];

const toJsonSchema = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, {
    io: "input",
    override({ jsonSchema }) {
      for (const name of OWN) delete jsonSchema[name];
    },
  }) as JsonSchema;

/** The JSON Schema of one entry, in which every field says what it means and has an example. */
export const entrySchema = ({ entry }: ContentType): JsonSchema => toJsonSchema(entry);

/** The JSON Schema of a whole file, for editors. */
export const fileSchema = ({ schema }: ContentType): JsonSchema => toJsonSchema(schema);

/** What a form needs to know of a field, whatever makes the form. */
export interface Field {
  name: string;
  kind:
    | "text"
    | "slug"
    | "date"
    | "image"
    | "yes or no"
    | "whole number"
    | "choice"
    | "reference"
    | "list"
    | "group";
  required: boolean;
  meaning: string;
  example?: unknown;
  /** Least and most characters of a text, entries of a list, or value of a number */
  min?: number;
  max?: number;
  /** Regular expression of the whole text, as ECMAScript has it */
  pattern?: string;
  /** Values of a choice */
  options?: string[];
  /** JSON file whose names a reference may hold */
  reference?: string;
  /** Fields of a group, or of each entry of a list of groups */
  fields?: Field[];
  /** What each entry of a list of values is */
  entry?: Field;
}

const WIDGETS: Record<string, Field["kind"]> = { image: "image", date: "date", slug: "slug" };

const TYPES: Record<string, Field["kind"]> = {
  array: "list",
  object: "group",
  boolean: "yes or no",
  integer: "whole number",
};

const kindOf = (schema: JsonSchema): Field["kind"] => {
  if (schema.reference) return "reference";
  if (schema.enum) return "choice";
  return WIDGETS[schema.widget ?? ""] ?? TYPES[schema.type ?? ""] ?? "text";
};

function toField(name: string, schema: JsonSchema, required: boolean): Field {
  const { items } = schema;
  const fields = listFields(items ?? schema);
  const field: Field = {
    name,
    kind: kindOf(schema),
    required,
    meaning: schema.description ?? "",
    example: schema.examples?.[0],
    min: schema.minLength ?? schema.minItems ?? schema.minimum,
    max: schema.maxLength ?? schema.maximum,
    pattern: schema.pattern,
    options: schema.enum,
    reference: schema.reference,
    fields: fields.length > 0 ? fields : undefined,
    entry: items && fields.length === 0 ? entryField(items, schema) : undefined,
  };
  return Object.fromEntries(
    Object.entries(field).filter(([, value]) => value !== undefined),
  ) as unknown as Field;
}

/** What each entry of a list of values is; its example is the first one of the list. */
const entryField = (items: JsonSchema, { examples }: JsonSchema): Field => {
  const [list] = (examples ?? []) as unknown[][];
  return toField("", { ...items, examples: list?.slice(0, 1) }, true);
};

const listFields = ({ properties = {}, required = [] }: JsonSchema): Field[] =>
  Object.entries(properties).map(([name, schema]) =>
    toField(name, schema, required.includes(name)),
  );

/** The fields of an entry, in the order in which authors write them. */
export const fieldList = (content: ContentType): Field[] => listFields(entrySchema(content));
