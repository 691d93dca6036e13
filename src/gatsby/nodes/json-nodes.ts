import { headingIds } from "../../lib/heading-ids";
import { type JsonFile, jsonSchemas } from "../../model";

interface DomainNode {
  type: string;
  /** Unique within its type. */
  key: string;
  fields: object;
}

/** Node type of each file that holds a list. */
const LISTS: Partial<Record<JsonFile, string>> = {
  "services.json": "Service",
  "cases.json": "CaseStudy",
  "plans.json": "Plan",
  "process.json": "ProcessStep",
  "categories.json": "Category",
  "authors.json": "Author",
};

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
  const parsed = jsonSchemas[file].safeParse(parse(text));
  if (!parsed.success) return [];
  const content = parsed.data as object;
  const list = LISTS[file];
  if (list) {
    const entries =
      file === "services.json" ? withSlugs(content as { title: string }[]) : (content as object[]);
    return entries.map((entry, position) => ({
      type: list,
      key: String(position),
      fields: { position, ...entry },
    }));
  }
  if (file === "pages.json") {
    return Object.entries(content).map(([key, page]) => ({
      type: "Page",
      key,
      fields: { key, ...page },
    }));
  }
  return [{ type: "SiteSettings", key: "site", fields: content }];
}
