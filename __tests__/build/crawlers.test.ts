import { readFileSync } from "node:fs";
import { attr, metas, one } from "../support/html";
import { fixtureSite, type Site } from "../support/sites";
import { parseXml, textsOf } from "../support/xml";

const text = (site: Site, address: string) => readFileSync(site.file(address), "utf8");

const site = fixtureSite();
const sitemap = parseXml(text(site, "/sitemap.xml"));
const locations = textsOf(sitemap, "loc");
const isHidden = (route: string) => metas(site.page(route), "robots").length > 0;

test("the sitemap lists exactly the canonical URLs of all indexable pages", () => {
  const canonical = site.routes
    .filter((route) => !isHidden(route))
    .map((route) => attr(one(site.page(route), 'link[rel="canonical"]'), "href"));
  expect([...locations].sort()).toEqual([...canonical].sort());
  const empty = site
    .content("categories.json")
    .filter(({ name }: { name: string }) => site.posts.every((post) => post.category !== name))
    .map(({ slug }: { slug: string }) => `${site.url}/blog/category/${slug}`);
  expect(empty.length).toBeGreaterThan(0);
  expect(locations.filter((url) => /404|sent$|search$/.test(url) || empty.includes(url))).toEqual(
    [],
  );
});

test("the sitemap has modification dates for posts only", () => {
  const dates = [...sitemap.getElementsByTagName("url")].flatMap((url) => {
    const [[loc = ""], [lastmod]] = [textsOf(url, "loc"), textsOf(url, "lastmod")];
    return lastmod ? [[loc, Date.parse(lastmod)]] : [];
  });
  const posts = site.posts.map((post) => [
    `${site.url}/blog/${post.slug}`,
    Date.parse(post.updatedAt),
  ]);
  expect(dates.sort()).toEqual(posts.sort());
});

test("robots.txt allows crawlers to load every page, and contains the URL of the sitemap", () => {
  const lines = text(site, "/robots.txt").split("\n").filter(Boolean);
  expect(lines).toEqual(["User-agent: *", "Disallow:", `Sitemap: ${site.url}/sitemap.xml`]);
});
