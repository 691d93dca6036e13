import { categoryPath, HOME, postPath } from "../routes";
import type { JsonSources } from "./check-lists";
import type { PostSource } from "./check-posts";
import { entriesOf } from "./entries";
import type { SiteLink } from "./inspect-body";
import { linkFault } from "./link-fault";
import { type Path, type Problem, problem } from "./problem";
import { type SiteMap, timeOf } from "./site-map";
import { hasFields } from "./values";

/**
 * Links inside the site have to lead to a page that will be there when the link is, and to a part
 * of it that exists.
 * @param now in milliseconds since 1970
 */
export function checkLinks(
  posts: readonly PostSource[],
  lists: JsonSources,
  map: SiteMap,
  now: number,
): Problem[] {
  const noCategories = entriesOf(lists.get("categories.json")).length === 0;
  const isUnknowable = (path: string) => noCategories && path.startsWith(categoryPath(""));
  const check = (file: string, field: string, link: SiteLink, own: string, at: number) => {
    const fault = isUnknowable(link.path) ? undefined : linkFault(link.path, own, at, map);
    return fault ? [problem(file, link, field, fault.message, fault.fix)] : [];
  };
  return [
    ...posts.flatMap(({ source, links, folder }) => {
      const at = Math.max(timeOf(source), now);
      // Drafts may link to each other: they are looked at when they are published.
      if (at === Number.POSITIVE_INFINITY) return [];
      const own = postPath(folder.name);
      return links.flatMap((link) => check(source.file, "body", link, own, at));
    }),
    ...[...lists.values()].flatMap((source) =>
      pathFields(source.data).flatMap(([at, path]) =>
        check(source.file, source.nameOf(at), { path, ...source.locate(at) }, HOME, now),
      ),
    ),
  ];
}

/** Every field called `path` in the data, and where it is. */
function pathFields(data: unknown, at: Path = []): [Path, string][] {
  if (Array.isArray(data)) return data.flatMap((item, index) => pathFields(item, [...at, index]));
  if (!hasFields(data)) return [];
  return Object.entries(data).flatMap(([name, value]): [Path, string][] =>
    name === "path" && typeof value === "string"
      ? [[[...at, name], value]]
      : pathFields(value, [...at, name]),
  );
}
