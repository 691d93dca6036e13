import { parse } from "gatsby/graphql";
import { z } from "zod";
import { type JsonFile, jsonSchemas, postSchema, typeDefs } from ".";
import { examples, postExample } from "./examples";
import { pageSchema } from "./page";

/** A JSON Schema as far as the model needs one: https://json-schema.org/draft/2020-12 */
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

/** A kind of content: where authors find it, and what one entry of it is. */
export interface ContentType {
  /** As `posts/<slug>/index.md`, from the folder content */
  file: string;
  /** Its type in GraphQL, whose descriptions say what its fields mean */
  type: string;
  /** What a file is: front matter, a list of entries, an entry by key, or one entry */
  shape: "front matter" | "list" | "keyed" | "single";
  entry: z.ZodType;
  example: object;
}

const TYPES: [JsonFile, type: string][] = [
  ["services.json", "Service"],
  ["cases.json", "CaseStudy"],
  ["plans.json", "Plan"],
  ["process.json", "ProcessStep"],
  ["categories.json", "Category"],
  ["authors.json", "Author"],
  ["pages.json", "Page"],
  ["site.json", "SiteSettings"],
];

/** Every kind of content. What editors, documents and forms say of fields comes from here. */
export const contentTypes: ContentType[] = [
  {
    file: "posts/<slug>/index.md",
    type: "Post",
    shape: "front matter",
    entry: postSchema,
    example: postExample,
  },
  ...TYPES.map(([file, type]): ContentType => {
    const schema: z.ZodType = jsonSchemas[file];
    const common = { file, type, example: examples[file] };
    if (file === "pages.json") return { ...common, shape: "keyed", entry: pageSchema };
    return schema instanceof z.ZodArray
      ? { ...common, shape: "list", entry: schema.element as z.ZodType }
      : { ...common, shape: "single", entry: schema };
  }),
];

/** Fields that have another name in GraphQL, where Gatsby keeps theirs for itself. */
const RENAMED: Record<string, string> = { id: "postId" };

interface Meaning {
  description: string;
  /** The type of the field, without marks */
  type: string;
}

/** What each field of each GraphQL type means. */
function readMeanings(): Map<string, Meaning> {
  const meanings = new Map<string, Meaning>();
  for (const definition of parse(typeDefs.join("\n")).definitions) {
    if (definition.kind !== "ObjectTypeDefinition") continue;
    for (const { name, description, type } of definition.fields ?? []) {
      let inner = type;
      while (inner.kind !== "NamedType") inner = inner.type;
      const key = `${definition.name.value}.${name.value}`;
      meanings.set(key, { description: description?.value ?? "", type: inner.name.value });
    }
  }
  return meanings;
}

/** Lays meanings and examples over a schema, all the way down. */
function annotate(
  schema: JsonSchema,
  type: string,
  example: unknown,
  meanings: Map<string, Meaning>,
): JsonSchema {
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const meaning = meanings.get(`${type}.${RENAMED[name] ?? name}`);
    const value = (example as Record<string, unknown> | undefined)?.[name];
    const description = property.description ?? meaning?.description;
    const of = meaning?.type ?? "";
    const inner = property.items
      ? { items: annotate(property.items, of, (value as unknown[] | undefined)?.[0], meanings) }
      : annotate(property, of, value, meanings);
    const shown = property.properties || value === undefined ? {} : { examples: [value] };
    return [name, { ...property, ...inner, description, ...shown }];
  });
  return schema.properties ? { ...schema, properties: Object.fromEntries(properties) } : schema;
}

/** The JSON Schema of one entry, in which every field says what it means and has an example. */
export function entrySchema({ entry, type, example }: ContentType): JsonSchema {
  const { $schema, ...schema } = z.toJSONSchema(entry, { io: "input" });
  return annotate(schema as JsonSchema, type, example, readMeanings());
}

/** The JSON Schema of a whole file, for editors. */
export function fileSchema(content: ContentType): JsonSchema {
  const entry = entrySchema(content);
  const $schema = "https://json-schema.org/draft/2020-12/schema";
  if (content.shape === "list") return { $schema, type: "array", minItems: 1, items: entry };
  if (content.shape !== "keyed") return { $schema, ...entry };
  const keys = Object.keys(jsonSchemas["pages.json"].shape);
  const properties = Object.fromEntries(keys.map((key) => [key, entry]));
  return { $schema, type: "object", properties, required: keys, additionalProperties: false };
}
