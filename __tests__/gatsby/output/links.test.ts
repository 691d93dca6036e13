import { deadLinks, takenAliases } from "../../../src/gatsby/output/links";
import { readPages } from "../../../src/gatsby/output/pages";
import { tempFolder, writeFiles } from "../../support/temp-folder";

const output = tempFolder();
writeFiles(output, { "blog/a/index.html": '<h2 id="é">A</h2>', "file.pdf": "" });

/** Returns the dead links of a site whose home page has this HTML. */
function deadLinksIn(html: string, others: Record<string, string> = {}) {
  writeFiles(output, { "index.html": html, ...others });
  return deadLinks({
    url: "https://site.example",
    output,
    pages: readPages(output),
    redirects: ["/*", "/old", "/2019/*", "/news/:slug", encodeURI("/über")],
    hidden: ["draft"],
  });
}

test.each([
  "/",
  "/blog/a",
  "/blog/a/",
  "/blog/a?x=1#é",
  "/blog/a#%C3%A9",
  "https://site.example/blog/a",
  "/file.pdf",
  "#top",
  "#:~:text=word",
  "#here",
  "/old",
  "/2019/post.html",
  "/news/a",
  "/über",
  "mailto:a@b.example",
  "https://other.example/nothing",
])("the build accepts the link %s", (href) => {
  expect(deadLinksIn(`<p id="here"><a href="${href}">x</a></p>`)).toEqual([]);
});

test.each([
  ["/nothing", "/ links to /nothing, which is no page."],
  ["/blog", "/ links to /blog, which is no page."],
  ["https://site.example/x", "/ links to https://site.example/x, which is no page."],
  ["/%E0%A4%A", "/ links to /%E0%A4%A, which is no page."],
  ["#nowhere", "/ links to #nowhere, an id that the page does not have."],
  ["/blog/a#b", "/ links to /blog/a#b, an id that the page does not have."],
  ["/blog/draft", "/ links to /blog/draft, a post that is not published."],
  ["https://", "/ links to https://, which is no URL."],
])("the build reports the dead link %s", (href, sentence) => {
  expect(deadLinksIn(`<a href="${href}">x</a>`)).toEqual([sentence]);
});

test("the build reports a link of many pages once, with the pages", () => {
  const html = '<a href="/x">x</a>';
  expect(deadLinksIn(html, { "b/index.html": html })).toEqual([
    "/, /b link to /x, which is no page.",
  ]);
  expect(deadLinksIn(html, { "b/index.html": html, "blog/a/index.html": html })).toEqual([
    "Every page links to /x, which is no page.",
  ]);
});

test("an alias is refused if a page or another post has its address", () => {
  const posts = [
    { slug: "a", aliases: ["old", "/pricing"] },
    { slug: "b", aliases: ["old", "/blog/a", "older"] },
  ];
  expect(takenAliases(posts, ["/pricing", "/blog/a"])).toEqual([
    "The post a has the alias /pricing, which is in use.",
    "The post b has the alias old, which is in use.",
    "The post b has the alias /blog/a, which is in use.",
  ]);
});
