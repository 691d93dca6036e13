import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import type { PreInitArgs } from "gatsby";
import { onPostBootstrap, onPreInit } from "../../src/gatsby/validate";
import { type ContentFolder, makeContentFolder } from "../support/content-folder";

const PROJECT = process.cwd();
let content: ContentFolder;

beforeEach(() => {
  content = makeContentFolder();
  process.chdir(path.dirname(content.path));
  jest.spyOn(process.stderr, "write").mockReturnValue(true);
});
afterEach(() => {
  process.chdir(PROJECT);
  content.clear();
});

test("the build writes the cache of the content check after Gatsby has emptied the folder .cache", async () => {
  await onPreInit?.({} as PreInitArgs, { plugins: [] }, () => {});
  rmSync(".cache", { recursive: true, force: true });
  onPostBootstrap?.({} as never, { plugins: [] }, () => {});
  expect(existsSync(".cache/content-check")).toBe(true);
});
