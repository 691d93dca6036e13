import { statSync } from "node:fs";
import path from "node:path";
import { decoded } from "../../lib/decoded";
import { aliasPath, postPath } from "../../routes";
import type { BuiltPage } from "./pages";

interface BuiltSite {
  url: string;
  output: string;
  pages: ReadonlyMap<string, BuiltPage>;
  /** Paths and patterns, such as `/old/*` and `/news/:slug`, that hosts redirect */
  redirects: readonly string[];
  /** Slugs of drafts and scheduled posts */
  hidden: readonly string[];
}

/** `*` and `:name` in a pattern stand for any text. A pattern of all paths, such as `/*`, proves no link. */
function isRedirected(pattern: string, address: string): boolean {
  const [start = "", ...rest] = decoded(pattern).split(/[*:]/);
  return rest.length > 0 ? start !== "/" && address.startsWith(start) : address === start;
}

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() === true;

/** Returns what is wrong with the target of a link, or undefined. */
function faultOf(link: string, from: BuiltPage, site: BuiltSite): string | undefined {
  if (!URL.canParse(link, site.url)) return "which is no URL";
  const { origin, pathname, hash } = new URL(link, `${site.url}${from.path}`);
  if (origin !== site.url) return undefined;
  const address = decoded(pathname).replace(/(?<=.)\/$/, "");
  const page = site.pages.get(address);
  // Browsers scroll to the top for `#top`, and to a text for `#:~:text=`.
  const id = decoded(hash.slice(1)).replace(/:~:.*|^top$/s, "");
  if (page) return id && !page.ids.has(id) ? "an id that the page does not have" : undefined;
  if (site.hidden.map(postPath).includes(address)) return "a post that is not published";
  if (site.redirects.some((pattern) => isRedirected(pattern, address))) return undefined;
  return isFile(path.join(site.output, address)) ? undefined : "which is no page";
}

/** Returns one sentence for each link that leads to no page, file or id. */
export function deadLinks(site: BuiltSite): string[] {
  const places = new Map<string, string[]>();
  for (const page of site.pages.values()) {
    for (const link of new Set(page.links)) {
      const fault = faultOf(link, page, site);
      const key = `${link}, ${fault}`;
      if (fault) places.set(key, [...(places.get(key) ?? []), page.path]);
    }
  }
  return [...places].map(([fault, [first, ...others]]) => {
    if (others.length === 0) return `${first} links to ${fault}.`;
    // Links of the header and the footer are on every page.
    if (others.length + 1 === site.pages.size) return `Every page links to ${fault}.`;
    return `${[first, ...others].join(", ")} link to ${fault}.`;
  });
}

/** Returns one sentence for each alias of a post at which a page or another post is found. */
export function takenAliases(
  posts: readonly Pick<Queries.Post, "slug" | "aliases">[],
  pages: Iterable<string>,
): string[] {
  const taken = new Set(pages);
  return posts.flatMap(({ slug, aliases }) =>
    (aliases ?? []).flatMap((alias) => {
      const address = aliasPath(alias);
      if (taken.has(address)) return `The post ${slug} has the alias ${alias}, which is in use.`;
      taken.add(address);
      return [];
    }),
  );
}
