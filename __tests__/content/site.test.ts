import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { siteOf } from "../../src/content/model/site";
import { BLOG } from "../../src/routes";

test("the model of the site contains every page in src/pages", () => {
  const pages = resolve(__dirname, "../../src/pages");
  const files = readdirSync(pages, { recursive: true, encoding: "utf8" });
  const paths = files
    .filter((file) => file.endsWith(".tsx") && file !== "404.tsx")
    .map((file) => `/${file.replace(/\.tsx$/, "").replace(/(^|\/)index$/, "")}`);
  const site = siteOf([], [], new Map(), []);
  expect([...paths, BLOG].sort()).toEqual([...site.pages.keys()].sort());
});

test("links can lead to page 2 of a list from the publication of its 13th post on", () => {
  const posts = Array.from({ length: 13 }, (_, index) => ({
    folder: { name: `post-${index}` },
    source: { data: { category: "Ads", publishedAt: `2026-01-${10 + index}` } },
  }));
  const lists = new Map([["categories.json", { data: [{ name: "Ads", slug: "ads" }] }]]);
  const { pages } = siteOf(posts as never, [], lists as never, []);
  const further = [...pages].filter(([path]) => path.includes("/page/"));
  const from = Date.parse("2026-01-22");
  expect(further).toEqual([
    ["/blog/page/2", { anchors: ["content"], from, indexedFrom: from }],
    ["/blog/category/ads/page/2", { anchors: ["content"], from, indexedFrom: from }],
  ]);
});

test("search engines index neither the search, the page after a message nor an empty category", () => {
  const categories = [{ name: "Ads", slug: "ads" }];
  const lists = new Map([["categories.json", { data: categories }]]);
  const { pages } = siteOf([], [], lists as never, []);
  const hidden = [...pages].filter(([, { indexedFrom }]) => indexedFrom > Date.now());
  expect(hidden.map(([path]) => path).sort()).toEqual([
    "/blog/category/ads",
    "/contact/sent",
    "/search",
  ]);
});

test("the questions of the pricing page have an anchor only if there are any", () => {
  const anchorsWith = (pricing: object) => {
    const lists = new Map([["pages.json", { data: { pricing } }]]);
    return siteOf([], [], lists as never, []).pages.get("/pricing")?.anchors;
  };
  expect(anchorsWith({ questions: [{ question: "Who owns the accounts?" }] })).toContain("faq");
  expect(anchorsWith({})).toEqual(["content"]);
});
