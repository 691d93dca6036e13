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

const anchorsOn = (path: string, times: Record<string, string>) => {
  const posts = Object.entries(times).map(([name, publishedAt]) => ({
    folder: { name },
    source: { data: { category: "Ads", publishedAt } },
    anchors: [],
  }));
  const categories = ["Ads", "Email"].map((name) => ({ name, slug: name.toLowerCase() }));
  const lists = new Map([["categories.json", { data: categories }]]);
  const now = Date.parse("2026-02-01");
  return siteOf(posts as never, [], lists as never, [], now).pages.get(path)?.anchors;
};

test("a post has the anchor of related posts if another post is published", () => {
  const [old, recent, scheduled, later] = ["2026-01-01", "2026-01-02", "2026-03-01", "2026-04-01"];
  expect(anchorsOn("/blog/a", { a: old })).toEqual(["content"]);
  expect(anchorsOn("/blog/a", { a: old, b: recent })).toContain("related");
  expect(anchorsOn("/blog/a", { a: old, b: scheduled })).toEqual(["content"]);
  expect(anchorsOn("/blog/a", { a: scheduled, b: old })).toContain("related");
  expect(anchorsOn("/blog/a", { a: scheduled, b: later })).toEqual(["content"]);
});

test("a category has the anchor of the newest posts if all public posts have other categories", () => {
  const [published, scheduled] = ["2026-01-01", "2026-03-01"];
  expect(anchorsOn("/blog/category/email", { a: published })).toContain("newest");
  expect(anchorsOn("/blog/category/ads", { a: published })).toEqual(["content"]);
  expect(anchorsOn("/blog/category/email", { a: scheduled })).toEqual(["content"]);
});

test("each group of services has an anchor", () => {
  const services = [{ title: "Paid ads", family: "acquire" }, { title: "Studio" }];
  const lists = new Map([["services.json", { data: services }]]);
  const { pages } = siteOf([], [], lists as never, []);
  expect(pages.get("/services")?.anchors).toEqual(
    expect.arrayContaining(["paid-ads", "group_acquire", "group_others"]),
  );
});
