import { sitemap } from "../../src/crawlers/sitemap";
import { parseXml, textsOf } from "../support/xml";

const urlOf = (name: string) => `https://x.example/${name}`;
const pages = ["/", "/a?b=1&c=2", "/blog/c"].map((path) => ({ url: `https://x.example${path}` }));
const locations = (xml: string | undefined) => textsOf(parseXml(xml ?? ""), "loc");

test("a small site has one sitemap file, which contains the known modification dates of pages", () => {
  const dated = [...pages, { url: "https://x.example/d", modified: "2025-11-05T08:00:00.000Z" }];
  const files = sitemap(dated, urlOf);
  expect([...files.keys()]).toEqual(["sitemap.xml"]);
  const xml = parseXml(files.get("sitemap.xml") ?? "");
  expect(xml.documentElement.namespaceURI).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
  expect(textsOf(xml, "loc")).toEqual(dated.map(({ url }) => url));
  expect(textsOf(xml, "lastmod")).toEqual(["2025-11-05T08:00:00.000Z"]);
});

test("a sitemap with too many pages for one file consists of several files and an index", () => {
  const files = sitemap(pages, urlOf, 2);
  expect(parseXml(files.get("sitemap.xml") ?? "").documentElement.tagName).toBe("sitemapindex");
  expect(locations(files.get("sitemap.xml"))).toEqual([
    "https://x.example/sitemap-1.xml",
    "https://x.example/sitemap-2.xml",
  ]);
  const parts = ["sitemap-1.xml", "sitemap-2.xml"].flatMap((name) => locations(files.get(name)));
  expect(parts).toEqual(pages.map(({ url }) => url));
  expect(files.size).toBe(3);
});

test("a sitemap file has at most 50,000 pages", () => {
  const many = Array.from({ length: 50_000 }, (_, index) => ({
    url: `https://x.example/${index}`,
  }));
  expect(sitemap(many, urlOf).size).toBe(1);
  expect(sitemap([...many, { url: "https://x.example/more" }], urlOf).size).toBe(3);
});
