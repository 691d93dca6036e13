import { join } from "node:path";
import { BLOG, postPath } from "../routes";
import type { PostSource } from "./check-posts";
import { nearest } from "./nearest";
import { type Problem, problem, shown } from "./problem";
import { readText } from "./read-text";
import { type SiteMap, timeOf } from "./site-map";

/** The list of addresses that were published: a line for each, and comments after #. */
export const ADDRESSES_FILE = "addresses.txt";

/** The addresses in the text of the list, with their lines. */
export function readAddresses(text: string): { path: string; line: number }[] {
  return text
    .split("\n")
    .map((line, index) => ({ path: line.replace(/#.*/, "").trim(), line: index + 1 }))
    .filter(({ path }) => path !== "");
}

/**
 * Addresses that were published once stay alive: somebody has linked to them.
 * @param names what is in the folder `content`; without the list nothing is promised
 * @param folder the folder's path in reports
 */
export function checkAddresses(
  path: string,
  folder: string,
  names: readonly string[],
  posts: readonly PostSource[],
  map: SiteMap,
  now: number,
): Problem[] {
  if (!names.includes(ADDRESSES_FILE)) return [];
  const file = `${folder}/${ADDRESSES_FILE}`;
  const text = readText(join(path, ADDRESSES_FILE), file);
  if (typeof text !== "string") return [text];
  const listed = readAddresses(text);
  const known = new Set(listed.map((address) => address.path));
  const visible = posts.filter(({ source }) => timeOf(source) <= now);
  const fresh = visible
    .map((post) => post.folder.name)
    .filter((name) => !known.has(postPath(name)));
  return listed.flatMap(({ path: address, line }) => {
    const to = map.moved.get(address);
    if ((map.pages.get(to ?? address)?.from ?? Number.POSITIVE_INFINITY) <= now) return [];
    const { message, fix } = vanished(address, fresh, map);
    return [problem(file, { line, column: 1 }, "", `${shown(address)} ${message}`, fix)];
  });
}

function vanished(address: string, fresh: readonly string[], { pages }: SiteMap) {
  const forget = "or delete this line to give the address up";
  if (pages.has(address)) {
    const message = "was published, and its post is hidden now";
    return { message, fix: `publish the post again, ${forget}` };
  }
  const slug = address.startsWith(`${BLOG}/`) ? address.slice(BLOG.length + 1) : address;
  // A post that is new is most likely the old one under a new name.
  const heir = nearest(slug, fresh) ?? (fresh.length === 1 ? fresh[0] : undefined);
  const post = heir ? `content/posts/${heir}/index.md` : "the post that takes its place";
  const message = "was published, and nothing is there any more";
  return { message, fix: `add aliases: [${slug}] to ${post}, ${forget}` };
}
