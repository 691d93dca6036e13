import { inlineHashes } from "../../../src/gatsby/output/write-headers";
import { hashOf } from "../../../src/output/inline-code";
import { tempFolder, writeFiles } from "../../support/temp-folder";

const folder = tempFolder();
const sheet = "p{color:red}";
const page = `<style>${sheet}</style><p>x</p><script src="/app-01234567.js" async></script>`;

test("inlineHashes returns the hash of a style sheet once, even if several pages contain the style sheet", () => {
  const pages = ["c.html", "d.html"];
  writeFiles(folder, { "styles.css": sheet });
  writeFiles(folder, Object.fromEntries(pages.map((file) => [file, page])));
  expect(inlineHashes(folder, pages)).toEqual({ styles: [hashOf(sheet)], faults: [] });
});

test("inlineHashes reports inline code that the build has not generated, with the page and the file to edit", () => {
  const foreign = `${page}<script>alert(1)</script>`;
  writeFiles(folder, { "blog/my-post.html": foreign, "work.html": foreign });
  const { faults } = inlineHashes(folder, ["work.html", "blog/my-post.html"]);
  expect(faults).toEqual([
    expect.stringMatching(
      /^public\/blog\/my-post\.html has an inline script alert\(1\)\. Remove this code from content\/posts\/my-post\/index\.md, /,
    ),
    expect.stringMatching(/^public\/work\.html .* from src\/, content\/ or static\/,/),
  ]);
});
