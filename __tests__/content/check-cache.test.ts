import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { checkContent } from "../../src/content/check";
import { CheckCache, loadCheckCache, saveCheckCache } from "../../src/content/check-cache";
import { formatProblem } from "../../src/content/report";
import { contentFolderForEachTest } from "../support/content-folder";
import { writeFiles } from "../support/temp-folder";

const POST = "posts/first-post/index.md";

const folder = contentFolderForEachTest();
const projectFolder = () => join(folder.path, "..");
const file = () => join(projectFolder(), ".cache/content-check");

async function check(): Promise<string[]> {
  const cache = loadCheckCache(projectFolder());
  const { problems } = await checkContent(folder.path, undefined, cache);
  saveCheckCache(projectFolder(), cache);
  return problems.map(formatProblem);
}

/** Changes a post in the saved cache, so that a check with this cache reports a problem. */
function markSavedPost(): void {
  const saved = deserialize(readFileSync(file()));
  for (const result of saved.results.values()) {
    if (result?.content?.slug === "first-post") result.source.data.category = "Saved";
  }
  writeFileSync(file(), serialize(saved));
}

test("the content check uses cached results of an unchanged post, including the line numbers of fields", async () => {
  expect(await check()).toEqual([]);
  markSavedPost();
  expect(await check()).toEqual([expect.stringMatching(/index\.md:7:11 category: "Saved" is not/)]);
});

test("the content check parses a changed post again, and removes the cached result of the old version", async () => {
  await check();
  markSavedPost();
  folder.edit(POST, "First paragraph", "Another paragraph");
  expect(await check()).toEqual([]);
  // The cache has one result for each of the two posts, and one result for their shared cover.
  expect(deserialize(readFileSync(file())).results.size).toBe(3);
});

test.each(["package-lock.json", "src/content/check.ts", "src/markdown/tree.ts", "src/routes.ts"])(
  "the content check ignores all cached results after %s has changed",
  async (code) => {
    await check();
    markSavedPost();
    writeFiles(projectFolder(), { [code]: "{}" });
    expect(await check()).toEqual([]);
  },
);

test("the content check ignores a damaged cache file", async () => {
  await check();
  const bytes = readFileSync(file());
  for (const length of [0, 10, bytes.length - 5]) {
    writeFileSync(file(), bytes.subarray(0, length));
    expect(await check()).toEqual([]);
  }
});

test("the content check reports the problems of an unchanged post and an unchanged cover in every run", async () => {
  await check();
  folder.edit("posts/second-post/index.md", "author: Mara Ellison", "author: 7");
  folder.write("posts/first-post/cover.png", "damaged");
  const problems = await check();
  expect(problems).toHaveLength(2);
  expect(await check()).toEqual(problems);
});

test("the content check computes a result once per input, and then uses its cache", async () => {
  const cache = new CheckCache();
  const compute = jest.fn(async () => undefined);
  for (const input of [["a", "b"], ["a", "b"], ["ab"], ["b", "a"]]) {
    await cache.remember(input, compute);
  }
  expect(compute).toHaveBeenCalledTimes(3);
});
