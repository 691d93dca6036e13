import { BLOG, CONTACT_API, categoryPath, postPath } from "../routes";
import type { PostSource } from "./check-posts";
import { problemIn } from "./entries";
import type { Problem } from "./problem";
import { aliasesOf, type SiteMap } from "./site-map";
import { folded } from "./values";

/** What hosts and Gatsby keep at these addresses and under them. */
const TAKEN = [CONTACT_API, "/static", "/page-data", "/_gatsby", "/404", "/404.html"];

/** Where the pages of lists are. */
const LISTS = [`${BLOG}/page`, categoryPath("").replace(/\/$/, "")];

/** What lies in the output beside pages, or may some day. */
const FILE = /\.(txt|xml|json|ico|png|jpe?g|webp|avif|svg|woff2|js|css|webmanifest)$/i;

const isUnder = (path: string, around: string) => path === around || path.startsWith(`${around}/`);

/**
 * A former address must not be anybody's present one: a page would be overwritten, or lead round in
 * a circle.
 */
export function checkAliases(posts: readonly PostSource[], { pages }: SiteMap): Problem[] {
  const present = new Map([...pages.keys()].map((path) => [folded(path), path]));
  const first = new Map<string, string>();
  return posts.flatMap(({ source, folder }) =>
    aliasesOf(source).flatMap(({ path, index }) => {
      const refuse = (message: string, fix: string) => [
        problemIn(source, ["aliases", index], `${path} ${message}`, fix),
      ];
      const page = present.get(folded(path));
      if (page === postPath(folder.name)) {
        return refuse("is the present address of the post", "remove it, former ones belong here");
      }
      if (page) return refuse(`is the address of another page: ${page}`, "remove it");
      if ([...TAKEN, ...LISTS].some((taken) => isUnder(path, taken))) {
        return refuse("belongs to the site itself", "remove it");
      }
      if (FILE.test(path)) return refuse("is the address of a file, not of a page", "remove it");
      const before = first.get(folded(path));
      if (before) return refuse(`is in ${before} already`, "leave it in one of the two");
      first.set(folded(path), source.file);
      return [];
    }),
  );
}
