import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import { recheckContent } from "../../src/content/recheck";
import { formatReport } from "../../src/content/report";
import { type ContentFolder, makeContentFolder } from "../support/content-folder";

let content: ContentFolder;
let project: string;
let file: string;

const check = async () => {
  const { problems, save } = await recheckContent(content.path, Date.now(), project);
  save();
  return formatReport(problems);
};

beforeEach(() => {
  content = makeContentFolder();
  project = mkdtempSync(path.join(tmpdir(), "recheck-"));
  file = path.join(content.path, "../.cache/content-check");
});
afterEach(() => {
  content.clear();
  rmSync(project, { recursive: true });
});

/** Makes what was kept say that the first post has no category that there is. */
function mark() {
  const known = deserialize(readFileSync(file));
  known.posts.get("first-post").data.category = "Nothing";
  writeFileSync(file, serialize(known));
}

test("what one build found right, the next does not read again", async () => {
  expect(await check()).toBe("");
  mark();
  expect(await check()).toContain("content/posts/first-post/index.md:7:11 category:");
});

test("what other code found right does not count", async () => {
  await check();
  mark();
  writeFileSync(path.join(project, "package-lock.json"), "{}");
  expect(await check()).toBe("");
});

test("a file that was cut off while it was written does no harm", async () => {
  await check();
  const bytes = readFileSync(file);
  for (const length of [0, 10, bytes.length - 5]) {
    writeFileSync(file, bytes.subarray(0, length));
    expect(await check()).toBe("");
  }
});

test("what is wrong is told every time", async () => {
  content.edit("posts/second-post/index.md", "author: Mara Ellison", "author: Nobody");
  const report = await check();
  expect(report).toContain("author:");
  expect(await check()).toBe(report);
});
