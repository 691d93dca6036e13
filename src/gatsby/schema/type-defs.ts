import { z } from "zod";
import { contentTypes } from "../../content/types";
import {
  type ContentType,
  fieldsOf,
  metaOf,
  NAMED,
  typeNameOf,
  unwrapOptional,
} from "../../content/types/define";
import { PAGES } from "../../routes";

export function contentTypeDefs(types: readonly ContentType[] = contentTypes): string {
  const groups = new Map<string, string>();
  for (const type of types) addGroup(type.entry, groups, fieldsOfNodes(type));
  return [...groups.values()].join("\n\n");
}

/** Returns the fields that the nodes of a file have, and the file has not. */
function fieldsOfNodes({ entry, shape, slugFrom }: ContentType): string[] {
  const position = "Position of the entry in the list that its file contains, from 0";
  const slug = `Slug for links to the entry, made from its ${slugFrom}`;
  return [
    ...(shape === "list" ? [described(position, "position: Int!")] : []),
    ...(shape === "keyed"
      ? [described("Key of the entry in its file", `key: ${typeNameOf(entry)}Key!`)]
      : []),
    ...(slugFrom ? [described(slug, "slug: String!")] : []),
  ];
}

const described = (meaning: string, definition: string) =>
  `${JSON.stringify(meaning)}\n${definition}`;

const indented = (text: string) => text.replace(/^/gm, "  ");

/** Adds the type of a group. If the group is a node, `added` are further fields. */
function addGroup(
  schema: z.core.$ZodType,
  groups: Map<string, string>,
  added?: readonly string[],
): void {
  const name = typeNameOf(schema);
  if (groups.has(name)) return;
  // Adds the type before its fields are read, so that this type comes before the types of its
  // fields in the SDL.
  groups.set(name, "");
  const fields = Object.entries(fieldsOf(schema)).map(([field, inner]) =>
    described(
      metaOf(inner).description ?? "",
      `${field}: ${typeOf(inner, groups)}${directivesOf(inner)}`,
    ),
  );
  const body = indented([...fields, ...(added ?? [])].join("\n"));
  const node = added ? " implements Node @dontInfer" : "";
  groups.set(
    name,
    described(metaOf(schema).typeDescription ?? "", `type ${name}${node} {\n${body}\n}`),
  );
}

/** Returns the type of the entry that the value of a field names. */
const linkOf = (schema: z.core.$ZodType) => {
  const { names } = metaOf(schema);
  return names && NAMED[names];
};

/** https://www.gatsbyjs.com/docs/reference/graphql-data-layer/schema-customization/#foreign-key-fields */
function directivesOf(schema: z.core.$ZodType): string {
  const inner = unwrapOptional(schema);
  if (inner instanceof z.ZodArray) return directivesOf(inner.element);
  if (metaOf(inner).graphql === "File") return " @fileByRelativePath";
  const link = linkOf(schema);
  return link ? ` @link(by: "${link.by}")` : "";
}

function typeOf(schema: z.core.$ZodType, groups: Map<string, string>): string {
  const inner = unwrapOptional(schema);
  const mark = schema instanceof z.ZodOptional ? "" : "!";
  const isList = inner instanceof z.ZodArray;
  return (isList ? `[${typeOf(inner.element, groups)}]` : namedTypeOf(schema, groups)) + mark;
}

function namedTypeOf(schema: z.core.$ZodType, groups: Map<string, string>): string {
  const inner = unwrapOptional(schema);
  if (inner instanceof z.ZodObject) {
    addGroup(inner, groups);
    return typeNameOf(inner);
  }
  const type = metaOf(schema).graphql ?? linkOf(schema)?.type;
  if (type) return type;
  if (inner instanceof z.ZodBoolean) return "Boolean";
  if (inner instanceof z.ZodNumber) return inner.isInt ? "Int" : "Float";
  return "String";
}

/** The keys of content/pages.json. */
export const pageKeyType = () => {
  const keys = Object.entries(PAGES).map(([key, path]) => described(path, key));
  return described(
    "The pages that always exist.",
    `enum PageKey {\n${indented(keys.join("\n"))}\n}`,
  );
};
