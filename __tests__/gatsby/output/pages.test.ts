import { copyPages } from "../../../src/gatsby/output/pages";
import { listFiles } from "../../../src/lib/list-files";
import { inTempFolder } from "../../support/temp-folder";

inTempFolder({
  "static/proof.html": "",
  "public/index.html": "",
  "public/404.html": "",
  "public/proof.html": "",
  "public/blog/index.html": "new",
  "public/blog.html": "old",
  "public/removed.html": "",
});

test("every page is copied beside its folder, and copies of removed pages are deleted", () => {
  copyPages("public");
  expect(listFiles("public").sort()).toEqual([
    "404.html",
    "blog.html",
    "blog/index.html",
    "index.html",
    "proof.html",
  ]);
});
