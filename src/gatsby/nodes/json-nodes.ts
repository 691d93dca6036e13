import { contentTypes, type JsonFile, jsonFiles, type SiteContent } from "../../content/types";
import { parseJson } from "../../content/values";
import { headingIds } from "../../markdown/headings";
import { typeNameOf } from "../schema/type-defs";

interface DomainNode {
  type: string;
  key: string;
  fields: object;
}

/** GraphQL definitions of fields that the JSON files do not contain. */
export const jsonNodeFields: string[] = [
  ...contentTypes.flatMap(({ entry, shape }) => {
    const field = {
      list: '"Position of the entry in the list that its file contains, from 0" position: Int!',
      keyed: `"Key of the entry in its file" key: ${typeNameOf(entry)}Key!`,
    }[shape as string];
    return field ? [`type ${typeNameOf(entry)} implements Node @dontInfer { ${field} }`] : [];
  }),
  `type Service implements Node @dontInfer {
    "Anchor of the service on the services page, made from the title: /services#<slug>"
    slug: String!
  }`,
  `type Author implements Node @dontInfer {
    "Anchor of the author on the process page, made from the name: /process#<slug>"
    slug: String!
  }`,
  `type Plan implements Node @dontInfer {
    "Name of the plan as a slug, for links to the contact form: /contact?about=<slug>"
    slug: String!
  }`,
];

/** The fields from which slugs are generated, like the ids of headings in an article. */
const SLUG_SOURCES: Partial<Record<JsonFile, string>> = {
  "services.json": "title",
  "plans.json": "name",
  "authors.json": "name",
};

function withSlugs(file: JsonFile, entries: Record<string, unknown>[]): object[] {
  const source = SLUG_SOURCES[file];
  if (!source) return entries;
  const idOf = headingIds();
  return entries.map((entry) => ({ ...entry, slug: idOf(String(entry[source])) }));
}

function parse(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/** Returns [] if the file is not valid, which is possible under `develop` only. */
export function jsonNodes(file: JsonFile, text: string): DomainNode[] {
  const { entry, schema, shape } = jsonFiles[file];
  const parsed = schema.safeParse(parse(text));
  if (!parsed.success) return [];
  const type = typeNameOf(entry);
  const content: unknown = parsed.data;
  if (shape === "list") {
    return withSlugs(file, content as Record<string, unknown>[]).map((fields, position) => ({
      type,
      key: String(position),
      fields: { position, ...fields },
    }));
  }
  if (shape === "keyed") {
    return Object.entries(content as object).map(([key, fields]) => ({
      type,
      key,
      fields: { key, ...fields },
    }));
  }
  const settings = content as SiteContent;
  const url = new URL(process.env.SITE_URL || settings.url).origin;
  return [{ type, key: "site", fields: { ...settings, url } }];
}
