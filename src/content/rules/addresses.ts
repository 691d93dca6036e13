import { join } from "node:path";
import { BLOG, CONTACT_API, categoryPath, postPath } from "../../routes";
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
  if (!names.includes(ADDRESSES_FILE)) return [];
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
    const { message, fix } = addressFault(address, fresh, map);
    return [problem(file, { line, column: 1 }, "", `${quote(address)} ${message}`, fix)];
  });
}

function addressFault(address: string, fresh: readonly PostSource[], { pages }: LinkTargets) {
  const forget = "delete this line if nobody needs the address any more";
  if (pages.has(address)) {
    const message = "is the address of a post that was published, but is hidden now";
    return { message, fix: `publish the post again, or ${forget}` };
  }
  const slug = address.startsWith(`${BLOG}/`) ? address.slice(BLOG.length + 1) : address;
  // A renamed post keeps its id, which is usually its first slug.
  const names = fresh.map(({ folder }) => folder.name);
  const same = fresh.find(({ source }) => textIn(source.data, "id") === slug)?.folder.name;
  const likelyRename = same ?? nearest(slug, names) ?? (names.length === 1 ? names[0] : undefined);
  const post = likelyRename ? `content/posts/${likelyRename}/index.md` : "the new post";
  const message = "was published, but no page has this address any more";
  return { message, fix: `add aliases: [${slug}] to the front matter of ${post}, or ${forget}` };
}

/** No alias may start with these paths, because web hosts, Gatsby or the blog use them. */
const RESERVED = [CONTACT_API, "/static", "/page-data", "/_gatsby", "/404", "/404.html"].concat(
  `${BLOG}/page`,
  categoryPath("").replace(/\/$/, ""),
);

const FILE = /\.(txt|md|xml|json|ico|png|jpe?g|webp|avif|svg|woff2|js|css|webmanifest)$/i;

export function checkAliases(posts: readonly PostSource[], { pages }: LinkTargets): Problem[] {
  const present = new Map([...pages.keys()].map((path) => [folded(path), path]));
  const first = new Map<string, string>();
  return posts.flatMap(({ source, folder }) =>
    aliasesOf(source).flatMap(({ path, index }) => {
      const refuse = (message: string, fix = "remove the alias") => [
        problemIn(source, ["aliases", index], `${path} ${message}`, fix),
      ];
      const page = present.get(folded(path));
      if (page === postPath(folder.name)) return refuse("is the current address of the post");
      if (page) return refuse(`is the address of another page: ${page}`);
      if (RESERVED.some((reserved) => `${path}/`.startsWith(`${reserved}/`))) {
        return refuse("is reserved by the site");
      }
      if (FILE.test(path)) return refuse("is the address of a file, not of a page");
      const before = first.get(folded(path));
      if (before)
        return refuse(`is already an alias in ${before}`, "remove one of the two aliases");
      first.set(folded(path), source.file);
      return [];
    }),
  );
}
