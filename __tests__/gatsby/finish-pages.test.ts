import { readFileSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import { finishPages } from "../../src/gatsby/finish-pages";
import { hashOf } from "../../src/headers/inline-code";
import { tempFolder, writeFiles } from "../server/support/temp-folder";

const folder = tempFolder();
const script = 'console.log("é")';
const sheet = "p{color:red}";
const page = `<style>${sheet}</style><p>x</p><script src="/app-01234567.js" async></script>`;
const read = (file: string) => readFileSync(path.join(folder, file), "utf8");

test("every page says what must be in its script, once", () => {
  const pages = ["index.html", "a/index.html"];
  writeFiles(folder, { "app-01234567.js": script, "styles.css": sheet });
  writeFiles(folder, Object.fromEntries(pages.map((file) => [file, page])));
  finishPages(folder, pages);
  const signed = page.replace(" async", ` integrity="${hashOf(script)}" async`);
  for (const file of pages) {
    expect(read(file)).toBe(signed);
    utimesSync(path.join(folder, file), 1_000, 1_000);
  }
  finishPages(folder, pages);
  expect(statSync(path.join(folder, "index.html")).mtimeMs).toBe(1_000_000);
});

test("a page whose script is missing stops the build", () => {
  writeFiles(folder, { "b/index.html": page.replace("app", "gone") });
  expect(() => finishPages(folder, ["b/index.html"])).toThrow(/gone-01234567\.js/);
});

test("what the bundler wrote is named by its hash, once for all pages", () => {
  const pages = ["c/index.html", "d/index.html"];
  writeFiles(folder, Object.fromEntries(pages.map((file) => [file, page])));
  expect(finishPages(folder, pages)).toEqual({ scripts: [], styles: [hashOf(sheet)], faults: [] });
});

test("what nobody of us wrote is told with its page and where that comes from", () => {
  const strange = `${page}<script>alert(1)</script>`;
  writeFiles(folder, { "blog/my-post/index.html": strange, "work/index.html": strange });
  const { faults } = finishPages(folder, ["work/index.html", "blog/my-post/index.html"]);
  expect(faults).toEqual([
    expect.stringMatching(
      /^public\/blog\/my-post\/index\.html \(from content\/posts\/my-post\/index\.md\): has an inline script alert\(1\)\. Fix: /,
    ),
    expect.stringMatching(/^public\/work\/index\.html \(from its template in src/),
  ]);
});
