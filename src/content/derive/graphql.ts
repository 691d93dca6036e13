import { z } from "zod";
import { type ContentType, fieldsOf, metaOf, required } from "../define";
import { contentTypes, jsonFiles } from "../types";

export function contentTypeDefs(types: readonly ContentType[] = contentTypes): string {
  const groups = new Map<string, string>();
  const keys = types.flatMap(({ keys, entry }) => keyEnum(nameOf(entry), keys));
  for (const { entry } of types) addGroup(entry, groups, " implements Node @dontInfer");
  return [...groups.values(), ...keys].join("\n\n");
}

export const nameOf = (entry: z.core.$ZodType): string => metaOf(entry).graphql ?? "";

const described = (meaning: string, definition: string) =>
  `${JSON.stringify(meaning)}\n${definition}`;

const indented = (text: string) => text.replace(/^/gm, "  ");

function addGroup(schema: z.core.$ZodType, groups: Map<string, string>, suffix = ""): void {
  const name = nameOf(schema);
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

function typeOf(schema: z.core.$ZodType, groups: Map<string, string>): string {
  const [type, ...directives] = namedTypeOf(schema, groups).split(" ");
  const mark = schema instanceof z.ZodOptional ? "" : "!";
  return [`${type}${mark}`, ...directives].join(" ");
}

function namedTypeOf(schema: z.core.$ZodType, groups: Map<string, string>): string {
  const { graphql, reference } = metaOf(schema);
  const inner = required(schema);
  if (inner instanceof z.ZodObject) {
    addGroup(inner, groups);
    return nameOf(inner);
  }
  if (graphql) return graphql;
  if (reference) return `${nameOf(jsonFiles[reference].entry)} @link(by: "name")`;
  if (inner instanceof z.ZodArray) return `[${typeOf(inner.element, groups)}]`;
  if (inner instanceof z.ZodBoolean) return "Boolean";
  if (inner instanceof z.ZodNumber) return "Int";
  return "String";
}

function keyEnum(type: string, keys: ContentType["keys"]): string[] {
  const values = Object.entries(keys).map(([key, meaning]) => described(meaning, key));
  if (values.length === 0) return [];
  const meaning = `The names of the fields that have a value of the type ${type}.`;
  return [described(meaning, `enum ${type}Key {\n${indented(values.join("\n"))}\n}`)];
}
