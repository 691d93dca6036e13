import { slugOf } from "../../content/fields";
import { contentTypes, type JsonFile, jsonFiles } from "../../content/types";
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
  `type Category implements Node @dontInfer {
    "The service on the same subject, which has the same icon"
    service: Service @link(by: "icon", from: "icon")
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

/** A slug is generated like the id of a heading in an article. */
function withSlugs(services: { title: string }[]): object[] {
  const idOf = headingIds();
  return services.map((service) => ({ ...service, slug: idOf(service.title) }));
}

function addFields(file: JsonFile, entries: object[]): object[] {
  if (file === "services.json") return withSlugs(entries as { title: string }[]);
  if (file !== "plans.json" && file !== "authors.json") return entries;
  return (entries as { name: string }[]).map((named) => ({ ...named, slug: slugOf(named.name) }));
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
    return addFields(file, content as object[]).map((fields, position) => ({
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
  return [{ type, key: "site", fields: content as object }];
}
