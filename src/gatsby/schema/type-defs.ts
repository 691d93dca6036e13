import { z } from "zod";
import { nodeTypes } from "../../content/types";
import {
  type ContentType,
  fieldsOf,
  metaOf,
  typeNameOf,
  unwrapOptional,
} from "../../content/types/define";
import { PAGES } from "../../routes";

export function contentTypeDefs(types: readonly ContentType[] = nodeTypes): string {
  const groups = new Map<string, string>();
  for (const { entry } of types) addGroup(entry, groups, " implements Node @dontInfer");
  return [...groups.values()].join("\n\n");
}

const described = (meaning: string, definition: string) =>
  `${JSON.stringify(meaning)}\n${definition}`;

const indented = (text: string) => text.replace(/^/gm, "  ");

function addGroup(schema: z.core.$ZodType, groups: Map<string, string>, suffix = ""): void {
  const name = typeNameOf(schema);
  if (groups.has(name)) return;
  // Adds the type before its fields are read, so that this type comes before the types of its
  // fields in the SDL.
  groups.set(name, "");
  const fields = Object.entries(fieldsOf(schema)).map(([field, inner]) =>
    described(metaOf(inner).description ?? "", `${field}: ${typeOf(inner, groups)}`),
  );
  const body = indented(fields.join("\n"));
  groups.set(
    name,
    described(metaOf(schema).typeDescription ?? "", `type ${name}${suffix} {\n${body}\n}`),
  );
}

/** GraphQL types of fields that contain a name of another entry. */
const TYPES_OF_NAMES: Partial<Record<string, string>> = {
  authors: 'Author @link(by: "name")',
  categories: 'Category @link(by: "name")',
  services: 'Service @link(by: "title")',
};

function typeOf(schema: z.core.$ZodType, groups: Map<string, string>): string {
  const inner = unwrapOptional(schema);
  const isList = inner instanceof z.ZodArray;
  const [name = "", ...directives] = (
    isList ? typeOf(inner.element, groups) : namedTypeOf(schema, groups)
  ).split(" ");
  const mark = schema instanceof z.ZodOptional ? "" : "!";
  return [`${isList ? `[${name}]` : name}${mark}`, ...directives].join(" ");
}

function namedTypeOf(schema: z.core.$ZodType, groups: Map<string, string>): string {
  const { graphql, names } = metaOf(schema);
  const inner = unwrapOptional(schema);
  if (inner instanceof z.ZodObject) {
    addGroup(inner, groups);
    return typeNameOf(inner);
  }
  if (graphql) return graphql;
  const link = TYPES_OF_NAMES[names ?? ""];
  if (link) return link;
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

/** GraphQL definitions of fields that the JSON files do not contain. */
export const jsonNodeFields: string[] = [
  ...nodeTypes.flatMap(({ entry, shape, slugs }) => {
    const name = typeNameOf(entry);
    const fields = {
      list: '"Position of the entry in the list that its file contains, from 0" position: Int!',
      keyed: `"Key of the entry in its file" key: ${name}Key!`,
    }[shape as string];
    const slug = slugs
      ? `"Slug for links to the entry, made from its ${slugs.from}" slug: String!`
      : "";
    return fields ? [`type ${name} implements Node @dontInfer { ${fields} ${slug} }`] : [];
  }),
];
