import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pictureDigest, pictureFile, withoutNodes } from "../../src/gatsby/picture-file";

const PICTURE = "posts/first-post/cover.jpg";
const DEVELOP = { NODE_ENV: "development" } as const;
const BUILD = { NODE_ENV: "production" } as const;

/** Whether a file below the project has no node. */
const isLeftOut = (file: string, env: NodeJS.ProcessEnv) =>
  withoutNodes(env).some((pattern) => pattern.test(file));

let before: string;
beforeAll(() => {
  before = process.cwd();
  process.chdir(mkdtempSync(path.join(tmpdir(), "pictures-")));
  mkdirSync("content/posts/first-post", { recursive: true });
  writeFileSync(path.join("content", PICTURE), "a picture");
});
afterAll(() => {
  const folder = process.cwd();
  process.chdir(before);
  rmSync(folder, { recursive: true });
});

test.each([
  ["content/posts/first-post/cover.png", true],
  ["content/posts/first-post/Cover-2.jpeg", true],
  ["content\\posts\\first-post\\cover.webp", true],
  ["content/posts/first-post/cover.avif", true],
  ["content/posts/first-post/index.md", false],
  ["content/posts/first-post", false],
  ["content/posts/png", false],
  ["content/site.json", false],
])("in a build, %s has no node: %s", (file, expected) =>
  expect(isLeftOut(file, BUILD)).toBe(expected),
);

test("under develop all files have nodes, which tell of changes", () => {
  expect(isLeftOut(`content/${PICTURE}`, DEVELOP)).toBe(false);
  expect(pictureDigest(PICTURE, DEVELOP)).toBeUndefined();
});

test("a picture without a node has the digest that its node would have", () => {
  // printf 'a picture' | md5sum
  expect(pictureDigest(PICTURE, BUILD)).toBe("101a0e3e2f58188b3e2ffc1057316c13");
});

test("a picture without a node is told as its node would be", () => {
  expect(pictureFile(PICTURE, "digest")).toEqual({
    absolutePath: path.resolve("content", PICTURE),
    base: "cover.jpg",
    name: "cover",
    extension: "jpg",
    internal: { contentDigest: "digest" },
  });
});
