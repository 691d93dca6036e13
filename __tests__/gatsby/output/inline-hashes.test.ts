import { inlineHashes } from "../../../src/gatsby/output/inline-hashes";
import { hashOf } from "../../../src/headers/inline-code";
import { tempFolder, writeFiles } from "../../server/support/temp-folder";

const folder = tempFolder();
const sheet = "p{color:red}";
const page = `<style>${sheet}</style><p>x</p><script src="/app-01234567.js" async></script>`;

test("returns the hash of an inline style sheet of the bundler once for all pages", () => {
  const pages = ["c/index.html", "d/index.html"];
  writeFiles(folder, { "styles.css": sheet });
  writeFiles(folder, Object.fromEntries(pages.map((file) => [file, page])));
  expect(inlineHashes(folder, pages)).toEqual({ scripts: [], styles: [hashOf(sheet)], faults: [] });
});

test("reports inline code that the site does not generate, with its page and the source of the page", () => {
  const foreign = `${page}<script>alert(1)</script>`;
  writeFiles(folder, { "blog/my-post/index.html": foreign, "work/index.html": foreign });
  const { faults } = inlineHashes(folder, ["work/index.html", "blog/my-post/index.html"]);
  expect(faults).toEqual([
    expect.stringMatching(
      /^public\/blog\/my-post\/index\.html \(from content\/posts\/my-post\/index\.md\): has an inline script alert\(1\)\. Fix: /,
    ),
    expect.stringMatching(/^public\/work\/index\.html \(from its template in src/),
  ]);
});
