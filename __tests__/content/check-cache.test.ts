import { cpSync, readFileSync, statSync, symlinkSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../../src/content/check";
import type { CheckCache } from "../../src/content/check-cache";
import { formatProblem } from "../../src/content/report";
import { type ContentFolder, makeContentFolder, pngOf } from "../support/content-folder";

const POST = "posts/first-post/index.md";
const COVER = "posts/first-post/cover.png";

let folder: ContentFolder;
let cache: CheckCache;

const problems = async () =>
  (await checkContent(folder.path, undefined, cache)).problems.map(formatProblem);

/** Changes the cached category of the first post to an unknown one, to detect whether the cache is used. */
function mark() {
  const kept = cache.get("first-post");
  if (!kept) throw new Error("The first post is not in the cache");
  kept.data = { ...(kept.data as object), category: "Paid Advertisin" };
}

const MARKED = expect.stringMatching(
  /^content\/posts\/first-post\/index\.md:7:11 category: .* Fix: write Paid Advertising$/,
);

beforeEach(async () => {
  folder = makeContentFolder();
  cache = new Map();
  expect(await problems()).toEqual([]);
  mark();
});
afterEach(() => folder.clear());

test("an unchanged post is read from the cache, with the lines of its fields", async () => {
  expect(await problems()).toEqual([MARKED]);
});

test("so is a post whose files are new copies, as in a fresh clone", async () => {
  const cover = join(folder.path, COVER);
  utimesSync(cover, new Date(0), new Date(0));
  expect(await problems()).toEqual([MARKED]);
  expect(cache.get("first-post")?.cover.state).toContain(String(statSync(cover).ctimeMs));
});

test("a changed post is read again, but not its unchanged cover", async () => {
  const kept = cache.get("first-post");
  if (!kept) throw new Error("The first post is not in the cache");
  folder.write(COVER, "no picture");
  const { size, ino, mtimeMs, ctimeMs } = statSync(join(folder.path, COVER));
  kept.cover.state = [size, ino, mtimeMs, ctimeMs].join();
  folder.edit(POST, "First paragraph", "Another paragraph");
  expect(await problems()).toEqual([]);
});

test.each<[string, () => void]>([
  ["another picture of the same size", () => damage(COVER)],
  ["a picture under another name", () => folder.rename(COVER, "posts/first-post/Cover.png")],
  ["no picture", () => folder.remove(COVER)],
])("the cover of one with %s is looked at again", async (_, change) => {
  change();
  const [marked, ...others] = await problems();
  expect(marked).toEqual(MARKED);
  expect(others).toHaveLength(1);
  expect(others).toEqual(await folder.problems());
});

/** Changes a byte in the middle, and puts the times back as well as a program can. */
function damage(file: string) {
  const path = join(folder.path, file);
  const { atime, mtime } = statSync(path);
  const bytes = readFileSync(path);
  const middle = bytes.length >> 1;
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  folder.write(file, bytes);
  utimesSync(path, atime, mtime);
}

test("a link in place of the text is refused, whatever it leads to", async () => {
  const elsewhere = join(folder.path, "../elsewhere.md");
  cpSync(join(folder.path, POST), elsewhere);
  folder.remove(POST);
  symlinkSync(elsewhere, join(folder.path, POST));
  expect(await problems()).toEqual([expect.stringContaining("is a link to another place")]);
});

test("an invalid or deleted post is removed from the cache", async () => {
  folder.edit(POST, "author: Mara Ellison", "author: 7");
  folder.remove("posts/second-post");
  await problems();
  expect([...cache.keys()]).toEqual([]);
});

test("keeps the digest of each cover", async () => {
  folder.write(COVER, pngOf(1200, 630));
  await problems();
  const digests = new Map(
    [...cache].map(([name, { cover }]) => [`posts/${name}/${cover.name}`, cover.digest]),
  );
  expect([...digests.keys()].sort()).toEqual([
    "posts/first-post/cover.png",
    "posts/second-post/cover.png",
  ]);
  expect(new Set(digests.values()).size).toBe(2);
});
