import { BLOG, CONTACT, categoryPath, HOME, MESSAGE_SENT, postPath } from "../routes";
import type { JsonSources } from "./check-lists";
import type { PostSource } from "./check-posts";
import { entriesOf } from "./entries";
import type { SiteLink } from "./inspect-body";
import type { PostFolder } from "./list-posts";
import { nearest } from "./nearest";
import { fieldName, type Path, type Problem, problem } from "./problem";
import { hasFields, textIn, valueAt } from "./values";

/** The pages that always exist: `src/pages` and the blog's list. */
export const FIXED_PAGES = [
  HOME,
  "/services",
  "/work",
  "/process",
  "/pricing",
  CONTACT,
  MESSAGE_SENT,
  BLOG,
];

/**
 * Links inside the site have to lead to a page that will be built.
 * @param folders of all posts, also of those that cannot be read now: their links are not wrong
 */
export function checkLinks(
  posts: readonly PostSource[],
  folders: readonly PostFolder[],
  lists: JsonSources,
): Problem[] {
  const published = posts.filter(({ source }) => valueAt(source.data, ["published"]) === true);
  const drafts = posts.filter(({ source }) => valueAt(source.data, ["published"]) === false);
  const hidden = new Set(drafts.map(({ folder }) => folder.name));
  const visible = folders.map(({ name }) => name).filter((name) => !hidden.has(name));
  const categories = entriesOf(lists.get("categories.json")).map(([, entry]) =>
    categoryPath(textIn(entry, "slug") ?? ""),
  );
  const pages = [...FIXED_PAGES, ...visible.map(postPath), ...categories];
  const known = new Set(pages);
  const check = (file: string, field: string, { path, ...place }: SiteLink) => {
    // Anchors and files are no pages; later pages of a list exist while there are posts for them.
    const page = path.replace(/[?#].*$/, "").replace(/\/page\/\d+$/, "");
    const unknowable = categories.length === 0 && page.startsWith(categoryPath(""));
    if (unknowable || page === "" || /\.\w+$/.test(page) || known.has(page)) return [];
    const meant = nearest(page, pages);
    const fix = meant ? `write ${meant}` : "link to a page or a published post of this site";
    return [problem(file, place, field, `${path} is no page of this site`, fix)];
  };
  return [
    // Drafts may link to each other: they are looked at when they are published.
    ...published.flatMap(({ source, links }) =>
      links.flatMap((link) => check(source.file, "body", link)),
    ),
    ...[...lists.values()].flatMap((source) =>
      pathFields(source.data).flatMap(([at, path]) =>
        check(source.file, fieldName(at), { path, ...source.locate(at) }),
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
