import path from "node:path";
import {
  REDIRECTS_FILE,
  type Redirect,
  redirectPage,
  toHostRedirects,
} from "../../redirects/redirects";
import { absoluteUrl, postPath } from "../../routes";
import type { Published } from "./read-published";

const redirectsOf = ({ posts }: Pick<Published, "posts">): Redirect[] =>
  posts.nodes.flatMap(({ slug, aliases }) => aliases.map((from) => ({ from, to: postPath(slug) })));

const fileOf = (alias: string) =>
  (/\.html?$/.test(alias) ? alias : path.posix.join(alias, "index.html")).slice(1);

/**
 * Returns the files with redirect rules for hosting providers. For servers that do not read these
 * files, also returns a page for each alias, which redirects to the post.
 */
export function redirectFiles({
  posts,
  settings,
}: Pick<Published, "posts" | "settings">): Map<string, string> {
  const { brand, language, url, blog } = settings;
  const files = new Map<string, string>();
  for (const { slug, title, aliases } of posts.nodes) {
    const to = { path: postPath(slug), url: absoluteUrl(url, postPath(slug)) };
    const texts = { moved: blog.moved, title: `${blog.moved} | ${brand}`, name: title };
    const page = redirectPage({ ...to, ...texts, language });
    for (const alias of aliases) files.set(fileOf(alias), page);
  }
  const redirects = redirectsOf({ posts });
  if (redirects.length > 0) files.set(REDIRECTS_FILE, toHostRedirects(redirects));
  return files;
}
