import { join } from "node:path";
import { BLOG, CONTACT_API, categoryPath, HOME, postPath } from "../../routes";
import { aliasesOf, type LinkTargets, timeOf } from "../link-targets";
import { nearest } from "../nearest";
import { type Problem, problem, quote } from "../problem";
import type { PostSource } from "../read/source";
import { problemIn } from "../read/source";
import { readText } from "../read/text";
import { folded, textIn } from "../values";

/** Lists all published addresses, one path on each line; comments start with #. */
export const ADDRESSES_FILE = "addresses.txt";

export function readAddresses(text: string): { path: string; line: number }[] {
  return text
    .split("\n")
    .map((line, index) => ({ path: line.replace(/#.*/, "").trim(), line: index + 1 }))
    .filter(({ path }) => path !== "");
}

/** Reports published addresses that no longer lead to a page or an alias. */
export function checkAddresses(
  path: string,
  folder: string,
  names: readonly string[],
  posts: readonly PostSource[],
  map: LinkTargets,
  now: number,
): Problem[] {
  // An invalid BUILD_DATE, which the build reports, would make every address look hidden.
  if (!names.includes(ADDRESSES_FILE) || Number.isNaN(now)) return [];
  const file = `${folder}/${ADDRESSES_FILE}`;
  const text = readText(join(path, ADDRESSES_FILE), file);
  if (typeof text !== "string") return [text];
  const listed = readAddresses(text);
  const paths = new Set(listed.map((address) => address.path));
  const fresh = posts.filter(
    ({ source, folder: { name } }) => timeOf(source) <= now && !paths.has(postPath(name)),
  );
  return listed.flatMap(({ path: address, line }) => {
    const to = map.moved.get(address);
    if ((map.pages.get(to ?? address)?.from ?? Number.POSITIVE_INFINITY) <= now) return [];
    const { message, fix } = addressFault(address, to, fresh, map);
    return [problem(file, { line, column: 1 }, "", `${quote(address)} ${message}`, fix)];
  });
}

function addressFault(
  address: string,
  to: string | undefined,
  fresh: readonly PostSource[],
  { pages }: LinkTargets,
) {
  const forget = "delete this line if nobody needs the address any more";
  if (to) {
    const message = `is an alias of ${to}, which was published, but is hidden now`;
    return { message, fix: `publish the post again, or ${forget}` };
  }
  if (pages.has(address)) {
    const message = "is the address of a post that was published, but is hidden now";
    return { message, fix: `publish the post again, or ${forget}` };
  }
  const message = "was published, but no page has this address any more";
  if (isReserved(address)) return { message, fix: forget };
  const slug = address.startsWith(`${BLOG}/`) ? address.slice(BLOG.length + 1) : address;
  // A renamed post keeps its id, which is usually its first slug.
  const names = fresh.map(({ folder }) => folder.name);
  const same = fresh.find(({ source }) => textIn(source.data, "id") === slug)?.folder.name;
  const likelyRename = same ?? nearest(slug, names) ?? (names.length === 1 ? names[0] : undefined);
  const post = likelyRename ? `content/posts/${likelyRename}/index.md` : "the new post";
  return { message, fix: `add aliases: [${slug}] to the front matter of ${post}, or ${forget}` };
}

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
      const page = present.get(address);
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
