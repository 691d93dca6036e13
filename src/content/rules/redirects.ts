import { BLOG, CONTACT_API, categoryPath, HOME, postPath } from "../../routes";
import { aliasesOf, type LinkTargets, oldPath, redirectsIn } from "../link-targets";
import type { Path, Problem } from "../problem";
import { type JsonSources, type PostSource, problemIn, type Source } from "../read/source";

/** No redirect may start with these paths, because hosts or the build use them. */
const RESERVED = [
  CONTACT_API,
  "/static",
  "/links.speculationrules",
  "/404",
  "/404.html",
  `${BLOG}/page`,
  categoryPath("").replace(/\/$/, ""),
];

const isReserved = (path: string) =>
  RESERVED.some((reserved) => `${path}/`.startsWith(`${reserved}/`));

/**
 * Cloudflare Pages reads at most 2,000 lines. An old path has up to four lines: with and without a
 * slash at the end, and with codes in upper case and in lower case.
 */
const MAX = 500;

/** Hosts serve the page of /services at /services.html and /services/index.html, too. */
const pageOf = (path: string) => path.replace(/(\/index)?\.html?$/, "") || HOME;

/** Reports aliases of posts and entries of redirects.json that cannot redirect. */
export function checkRedirects(
  posts: readonly PostSource[],
  lists: JsonSources,
  { pages, files }: LinkTargets,
): Problem[] {
  const first = new Map<string, string>();
  let count = 0;
  const check = (source: Source, at: Path, from: string, own?: string): Problem[] => {
    const thing = own ? "alias" : "redirect";
    const refuse = (message: string, fix = `remove the ${thing}`) => [
      problemIn(source, at, `${from} ${message}`, fix),
    ];
    const path = oldPath(from);
    const page = pageOf(path);
    const before = first.get(path);
    count++;
    if (page === own) return refuse("is the current address of the post");
    if (pages.has(page)) return refuse(`is the address of another page: ${page}`);
    if (files.includes(path)) return refuse("is the address of a file of this site");
    if (isReserved(path)) return refuse("is reserved by the site");
    if (before)
      return refuse(`is already redirected in ${before}`, "remove one of the two redirects");
    first.set(path, source.file);
    if (count !== MAX + 1) return [];
    return refuse(`is redirect number ${count}; hosts read at most ${MAX}`, "remove old redirects");
  };
  return [
    ...posts.flatMap(({ source, folder }) =>
      aliasesOf(source).flatMap(({ path, index }) =>
        check(source, ["aliases", index], path, postPath(folder.name)),
      ),
    ),
    ...redirectsIn(lists).flatMap(({ source, index, from }) =>
      check(source, [index, "from"], from),
    ),
  ];
}
