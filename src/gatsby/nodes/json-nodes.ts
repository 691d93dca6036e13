import { nameOf } from "../../content/derive/graphql";
import { contentTypes, type JsonFile, jsonFiles } from "../../content/types";
import { headingIds } from "../../markdown/heading-ids";

interface DomainNode {
  type: string;
  /** Unique within its type. */
  key: string;
  fields: object;
}

/** Fields that nodes have beside those of their entries, in SDL. */
export const jsonNodeFields: string[] = [
  ...contentTypes.flatMap(({ entry, shape }) => {
    const field = {
      list: '"Place in the list of the file, from 0" position: Int!',
      keyed: `"Its key in the file" key: ${nameOf(entry)}Key!`,
    }[shape as string];
    return field ? [`type ${nameOf(entry)} implements Node @dontInfer { ${field} }`] : [];
  }),
  `type Service implements Node @dontInfer {
    "Anchor on the services page, made from the title: /services#<slug>"
    slug: String!
  }`,
];

/** Services are reached by their titles, as headings of an article are. */
function withSlugs(services: { title: string }[]): object[] {
  const slugOf = headingIds();
  return services.map((service) => ({ ...service, slug: slugOf(service.title) }));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
}

/**
 * The nodes of one content file. Data that does not fit the schema gives none: before a build
 * the content check has already refused it, and in `develop` the last good nodes are gone.
 */
export function jsonNodes(file: JsonFile, text: string): DomainNode[] {
  const { entry, schema, shape } = jsonFiles[file];
  const parsed = schema.safeParse(parse(text));
  if (!parsed.success) return [];
  const type = nameOf(entry);
  const content: unknown = parsed.data;
  if (shape === "list") {
    const entries = content as object[];
    const added = file === "services.json" ? withSlugs(entries as { title: string }[]) : entries;
    return added.map((fields, position) => ({
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
