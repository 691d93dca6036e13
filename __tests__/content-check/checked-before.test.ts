import { cpSync, readFileSync, statSync, symlinkSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../../src/content-check/check-content";
import { type CheckedBefore, pictureDigests } from "../../src/content-check/checked-before";
import { formatProblem } from "../../src/content-check/format-problem";
import { type ContentFolder, makeContentFolder, pngOf } from "../support/content-folder";

const POST = "posts/first-post/index.md";
const COVER = "posts/first-post/cover.png";

let folder: ContentFolder;
let before: CheckedBefore;

const problems = () => checkContent(folder.path, undefined, before).problems.map(formatProblem);

/** Makes what is kept of the first post tell of a category that there is not, to see whether it is used. */
function mark() {
  const kept = before.get("first-post");
  if (!kept) throw new Error("Nothing is kept of the first post");
  kept.data = { ...(kept.data as object), category: "Paid Advertisin" };
}

const MARKED = expect.stringMatching(
  /^content\/posts\/first-post\/index\.md:7:11 category: .* Fix: write Paid Advertising$/,
);

beforeEach(() => {
  folder = makeContentFolder();
  before = new Map();
  expect(problems()).toEqual([]);
  mark();
});
afterEach(() => folder.clear());

test("a post that has not changed is not read again, and its lines are still known", () => {
  expect(problems()).toEqual([MARKED]);
});

test("nor one whose files are new copies of the same, as in a fresh clone", () => {
  const cover = join(folder.path, COVER);
  utimesSync(cover, new Date(0), new Date(0));
  expect(problems()).toEqual([MARKED]);
  expect(before.get("first-post")?.picture.state).toContain(String(statSync(cover).ctimeMs));
});

test.each<[string, () => void]>([
  ["another text", () => folder.edit(POST, "First paragraph", "Another paragraph")],
  ["another picture of the same size", () => damage(COVER)],
  ["a picture under another name", () => folder.rename(COVER, "posts/first-post/Cover.png")],
  ["no picture", () => folder.remove(COVER)],
])("one with %s is read again", (_, change) => {
  change();
  expect(problems()).not.toContainEqual(MARKED);
  expect(problems()).toEqual(folder.problems());
});

/** Changes the last byte, and puts the times back as well as a program can. */
function damage(file: string) {
  const path = join(folder.path, file);
  const { atime, mtime } = statSync(path);
  const bytes = readFileSync(path);
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  folder.write(file, bytes);
  utimesSync(path, atime, mtime);
}

test("a link in place of the text is refused, whatever it leads to", () => {
  const elsewhere = join(folder.path, "../elsewhere.md");
  cpSync(join(folder.path, POST), elsewhere);
  folder.remove(POST);
  symlinkSync(elsewhere, join(folder.path, POST));
  expect(problems()).toEqual([expect.stringContaining("is a link to another place")]);
});

test("nothing is kept of a post that is wrong or gone", () => {
  folder.edit(POST, "author: Mara Ellison", "author: 7");
  folder.remove("posts/second-post");
  problems();
  expect([...before.keys()]).toEqual([]);
});

test("tells the digests of pictures", () => {
  folder.write(COVER, pngOf(1200, 630));
  problems();
  const digests = pictureDigests(before);
  expect([...digests.keys()].sort()).toEqual([
    "posts/first-post/cover.png",
    "posts/second-post/cover.png",
  ]);
  expect(new Set(digests.values()).size).toBe(2);
});
