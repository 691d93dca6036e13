import { type JsonFile, jsonFiles, type SiteContent } from "../../content/types";
import { typeNameOf } from "../../content/types/define";
import { readEnvironment } from "../../environment";
import { headingIds } from "../../markdown/headings";

interface DomainNode {
  type: string;
  key: string;
  fields: object;
}

/** The fields from which slugs are generated, like the ids of headings in an article. */
const SLUG_SOURCES: Partial<Record<JsonFile, string>> = {
  "services.json": "title",
  "plans.json": "name",
};

function withSlugs(file: JsonFile, entries: Record<string, unknown>[]): object[] {
  const source = SLUG_SOURCES[file];
  if (!source) return entries;
  const idOf = headingIds();
  return entries.map((entry) => ({ ...entry, slug: idOf(String(entry[source])) }));
}

/** Returns the nodes of a JSON file. `content` has the type that the file declares. */
export function jsonNodes(file: JsonFile, content: unknown): DomainNode[] {
  const { entry, shape } = jsonFiles[file];
  const type = typeNameOf(entry);
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
  const url = new URL(readEnvironment().siteUrl ?? settings.url).origin;
  return [{ type, key: "site", fields: { ...settings, url } }];
}
