import { sitemap } from "../../src/output/sitemap";
import { parseXml, textsOf } from "../support/xml";

test("the sitemap contains all pages, and the known modification dates of pages", () => {
  const pages = ["/", "/a?b=1&c=2", "/blog/c"].map((path) => ({ url: `https://x.example${path}` }));
  const dated = [...pages, { url: "https://x.example/d", modified: "2025-11-05T08:00:00.000Z" }];
  const xml = parseXml(sitemap(dated));
  expect(xml.documentElement.namespaceURI).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
  expect(textsOf(xml, "loc")).toEqual(dated.map(({ url }) => url));
  expect(textsOf(xml, "lastmod")).toEqual(["2025-11-05T08:00:00.000Z"]);
});
