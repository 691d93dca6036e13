import { BLOG, CONTACT_API, categoryPath, HOME, postPath } from "../../routes";
import { aliasesOf, type LinkTargets } from "../link-targets";
import type { Problem } from "../problem";
import type { PostSource } from "../read/source";
import { problemIn } from "../read/source";
import { folded } from "../values";

/** No alias may start with these paths, because hosts, Gatsby or the blog use them. */
const RESERVED = [
  CONTACT_API,
  "/static",
  "/page-data",
  "/_gatsby",
  "/_headers",
  "/_redirects",
  "/links.speculationrules",
  "/404",
  "/404.html",
  `${BLOG}/page`,
  categoryPath("").replace(/\/$/, ""),
];

const isReserved = (path: string) =>
  RESERVED.some((reserved) => `${path}/`.startsWith(`${reserved}/`));

/** For example, the page of /services is the file /services/index.html. */
const withoutIndex = (path: string) => path.replace(/\/index\.html?$/, "") || HOME;

const FILE = /\.(txt|md|xml|json|ico|png|jpe?g|webp|avif|svg|woff2|js|css|webmanifest)$/i;

export function checkAliases(posts: readonly PostSource[], { pages }: LinkTargets): Problem[] {
  const present = new Map([...pages.keys()].map((path) => [folded(path), path]));
  const first = new Map<string, string>();
  return posts.flatMap(({ source, folder }) =>
    aliasesOf(source).flatMap(({ path, index }) => {
      const refuse = (message: string, fix = "remove the alias") => [
        problemIn(source, ["aliases", index], `${path} ${message}`, fix),
      ];
      const address = folded(withoutIndex(path));
      const page = present.get(folded(path.replace(/(\/index)?\.html?$/, "") || HOME));
      if (page === postPath(folder.name)) return refuse("is the current address of the post");
      if (page) return refuse(`is the address of another page: ${page}`);
      if (isReserved(path)) return refuse("is reserved by the site");
      if (FILE.test(path)) return refuse("is the address of a file, not of a page");
      if (/\.html?\//i.test(path)) return refuse("continues the address of an HTML file");
      const before = first.get(address);
      if (before)
        return refuse(`is already an alias in ${before}`, "remove one of the two aliases");
      first.set(address, source.file);
      return [];
    }),
  );
}
