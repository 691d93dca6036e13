import { join } from "node:path";
import { BLOG, postPath } from "../routes";
import type { PostSource } from "./check-posts";
import { nearest } from "./nearest";
import { type Problem, problem, quote } from "./problem";
import { readText } from "./read-text";
import { type SiteMap, timeOf } from "./site-map";
import { textIn } from "./values";

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
  const fresh = posts.filter(
    ({ source, folder: { name } }) => timeOf(source) <= now && !known.has(postPath(name)),
  );
  return listed.flatMap(({ path: address, line }) => {
    const to = map.moved.get(address);
    if ((map.pages.get(to ?? address)?.from ?? Number.POSITIVE_INFINITY) <= now) return [];
    const { message, fix } = vanished(address, fresh, map);
    return [problem(file, { line, column: 1 }, "", `${quote(address)} ${message}`, fix)];
  });
}

/** @param fresh posts that were never published before */
function vanished(address: string, fresh: readonly PostSource[], { pages }: SiteMap) {
  const forget = "or delete this line to give the address up";
  if (pages.has(address)) {
    const message = "was published, and its post is hidden now";
    return { message, fix: `publish the post again, ${forget}` };
  }
  const slug = address.startsWith(`${BLOG}/`) ? address.slice(BLOG.length + 1) : address;
  // One of them is most likely the old one under a new name; its id is mostly its first slug.
  const names = fresh.map(({ folder }) => folder.name);
  const same = fresh.find(({ source }) => textIn(source.data, "id") === slug)?.folder.name;
  const heir = same ?? nearest(slug, names) ?? (names.length === 1 ? names[0] : undefined);
  const post = heir ? `content/posts/${heir}/index.md` : "the post that takes its place";
  const message = "was published, and nothing is there any more";
  return { message, fix: `add aliases: [${slug}] to ${post}, ${forget}` };
}
