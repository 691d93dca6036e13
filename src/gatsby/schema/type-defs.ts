import { z } from "zod";
import { contentTypes } from "../../content/types";
import {
  type ContentType,
  fieldsOf,
  metaOf,
  typeNameOf,
  unwrapOptional,
} from "../../content/types/define";

type Definitions = Map<string, string>;

/** The fields that Gatsby's nodes have, and the entries of files have not. */
const ADDED_FIELDS: Record<ContentType["shape"], ContentType["addedFields"]> = {
  "front matter": { slug: "String!", markdown: 'MarkdownRemark! @link(from: "parent")' },
  list: { position: "Int!" },
  keyed: { key: "PageKey!" },
  single: {},
};

/** Returns the GraphQL types of all content, in GraphQL's schema definition language. */
export function contentTypeDefs(types: readonly ContentType[] = contentTypes): string {
  const definitions: Definitions = new Map();
  for (const { entry, shape, addedFields } of types) {
    addType(entry, definitions, { ...ADDED_FIELDS[shape], ...addedFields });
  }
  return [...definitions.values()].join("\n\n");
}

const described = (meaning: string | undefined, definition: string) =>
  `${JSON.stringify(meaning ?? "")}\n${definition}`;

const inBraces = (lines: readonly string[]) => `{\n${lines.join("\n").replace(/^/gm, "  ")}\n}`;

/** Adds the type of a group. A group with fields of nodes is a node. */
function addType(
  schema: z.core.$ZodType,
  definitions: Definitions,
  addedFields?: ContentType["addedFields"],
): void {
  const name = typeNameOf(schema);
  if (definitions.has(name)) return;
  // The types of the fields come after this type.
  definitions.set(name, "");
  const fields = Object.entries(fieldsOf(schema))
    .filter(([field]) => !Object.hasOwn(addedFields ?? {}, field))
    .map(([field, inner]) => {
      const type = `${typeOf(inner, definitions)}${directivesOf(inner)}`;
      return described(metaOf(inner).description, `${field}: ${type}`);
    });
  const added = Object.entries(addedFields ?? {}).map(([field, type]) => `${field}: ${type}`);
  const node = addedFields ? " implements Node @dontInfer" : "";
  const type = `type ${name}${node} ${inBraces([...fields, ...added])}`;
  definitions.set(name, described(metaOf(schema).typeDescription, type));
}

/** https://www.gatsbyjs.com/docs/reference/graphql-data-layer/schema-customization/#foreign-key-fields */
function directivesOf(schema: z.core.$ZodType): string {
  const inner = unwrapOptional(schema);
  if (inner instanceof z.ZodArray) return directivesOf(inner.element);
  const { graphql, refersTo } = metaOf(inner);
  if (graphql === "File") return " @fileByRelativePath";
  return refersTo ? ` @link(by: "${refersTo.by}")` : "";
}

function typeOf(schema: z.core.$ZodType, definitions: Definitions): string {
  const inner = unwrapOptional(schema);
  const mark = schema instanceof z.ZodOptional ? "" : "!";
  const isList = inner instanceof z.ZodArray;
  return (
    (isList ? `[${typeOf(inner.element, definitions)}]` : namedTypeOf(schema, definitions)) + mark
  );
}

function namedTypeOf(schema: z.core.$ZodType, definitions: Definitions): string {
  const inner = unwrapOptional(schema);
  if (inner instanceof z.ZodObject) {
    addType(inner, definitions);
    return typeNameOf(inner);
  }
  const type = metaOf(schema).graphql;
  if (type && inner instanceof z.ZodEnum) definitions.set(type, enumOf(type, inner.options));
  if (type) return type;
  if (inner instanceof z.ZodBoolean) return "Boolean";
  if (inner instanceof z.ZodNumber) return inner.isInt ? "Int" : "Float";
  return "String";
}

export const enumOf = (name: string, values: readonly (string | number)[]) =>
  `enum ${name} ${inBraces(values.map(String))}`;
