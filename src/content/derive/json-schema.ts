import { z } from "zod";
import type { ContentType } from "../define";

/** Keywords of JSON Schema that the site uses: https://json-schema.org/draft/2020-12 */
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
  widget?: string;
  reference?: string;
  [keyword: string]: unknown;
}

const OWN = ["graphql", "typeDescription", "draft", "unique", "isLink", "names"];

const toJsonSchema = (schema: z.ZodType, reused: "ref" | "inline"): JsonSchema =>
  z.toJSONSchema(schema, {
    io: "input",
    reused,
    override({ jsonSchema }) {
      for (const name of OWN) delete jsonSchema[name];
    },
  }) as JsonSchema;

export const entrySchema = ({ entry }: ContentType): JsonSchema => toJsonSchema(entry, "inline");

/** In a keyed file, the schema of the entries stands once, in `$defs`. */
export const fileSchema = ({ schema, shape }: ContentType): JsonSchema =>
  toJsonSchema(schema, shape === "keyed" ? "ref" : "inline");

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
  /** `min` and `max` limit the length of a text, the length of a list, or the value of a number */
  min?: number;
  max?: number;
  options?: string[];
  reference?: string;
  /** Fields of a group or, for a list of groups, of each entry */
  fields?: Field[];
  /** The description of one entry, if the field is a list of texts or numbers. */
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
    options: schema.enum,
    reference: schema.reference,
    fields: fields.length > 0 ? fields : undefined,
    entry: items && fields.length === 0 ? entryField(items, schema) : undefined,
  };
  return Object.fromEntries(
    Object.entries(field).filter(([, value]) => value !== undefined),
  ) as unknown as Field;
}

const entryField = (items: JsonSchema, { examples }: JsonSchema): Field => {
  const [list] = (examples ?? []) as unknown[][];
  return toField("", { ...items, examples: list?.slice(0, 1) }, true);
};

const listFields = ({ properties = {}, required = [] }: JsonSchema): Field[] =>
  Object.entries(properties).map(([name, schema]) =>
    toField(name, schema, required.includes(name)),
  );

export const fieldList = (content: ContentType): Field[] => listFields(entrySchema(content));
