import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { FIXED_PAGES, linkTargets } from "../../src/content/model/link-targets";
import { BLOG } from "../../src/routes";

test("the list of pages to which links can lead contains every page in src/pages", () => {
  const pages = resolve(__dirname, "../../src/pages");
  const files = readdirSync(pages, { recursive: true, encoding: "utf8" });
  const paths = files
    .filter((file) => file.endsWith(".tsx") && file !== "404.tsx")
    .map((file) => `/${file.replace(/\.tsx$/, "").replace(/(^|\/)index$/, "")}`);
  expect([...paths, BLOG].sort()).toEqual(Object.keys(FIXED_PAGES).sort());
});

test("links can lead to page 2 of a list from the publication of its 13th post on", () => {
  const posts = Array.from({ length: 13 }, (_, index) => ({
    folder: { name: `post-${index}` },
    source: { data: { category: "Ads", publishedAt: `2026-01-${10 + index}` } },
  }));
  const lists = new Map([["categories.json", { data: [{ name: "Ads", slug: "ads" }] }]]);
  const { pages } = linkTargets(posts as never, [], lists as never, []);
  const further = [...pages].filter(([path]) => path.includes("/page/"));
  const from = Date.parse("2026-01-22");
  expect(further).toEqual([
    ["/blog/page/2", { anchors: ["content"], from }],
    ["/blog/category/ads/page/2", { anchors: ["content"], from }],
  ]);
});
