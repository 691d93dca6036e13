import { existsSync, readFileSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import { writeFiles } from "../../../src/gatsby/output/post-build";
import { tempFolder } from "../../support/temp-folder";

const output = tempFolder();
const at = (file: string) => path.join(output, file);

const kept = new Map<string, unknown>();
const cache = {
  get: async (key: string) => kept.get(key),
  set: async (key: string, value: unknown) => kept.set(key, value),
};
const write = (files: Record<string, string>) =>
  writeFiles(output, new Map(Object.entries(files)), ["/blog/back"], cache as never);

test("the build writes only generated files that have changed, and deletes outdated generated files", async () => {
  await write({ "blog/rss.xml": "one", "same.txt": "same", "gone/rss.xml": "gone" });
  expect(readFileSync(at("blog/rss.xml"), "utf8")).toBe("one");
  utimesSync(at("same.txt"), 1, 1);
  await write({ "blog/rss.xml": "two", "same.txt": "same" });
  expect(readFileSync(at("blog/rss.xml"), "utf8")).toBe("two");
  expect(statSync(at("same.txt")).mtimeMs).toBe(1000);
  expect(existsSync(at("gone/rss.xml"))).toBe(false);
});

test("the build deletes a file that only an earlier build has generated, but if a page now has the path of such a file, the build keeps the file of the page", async () => {
  await write({ "blog/back/index.html": "a redirect", "blog/old/index.html": "a redirect" });
  await write({});
  expect(existsSync(at("blog/back/index.html"))).toBe(true);
  expect(existsSync(at("blog/old/index.html"))).toBe(false);
});
