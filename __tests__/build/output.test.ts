import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { PROVIDER_ENV } from "../support/built-sites";
import { forEvery } from "../support/for-every";
import { headersAt, parseHeaders } from "../support/headers-file";
import { attr, metas, one } from "../support/html";
import { bothSites, fixtureSite, mainSite } from "../support/sites";
import { childText, parseXml, textsOf } from "../support/xml";

const site = fixtureSite();
const textOf = (address: string) => readFileSync(site.file(address), "utf8");
const isHidden = (route: string) => metas(site.page(route), "robots").length > 0;

test("the sitemap lists exactly the canonical URLs of all indexable pages", () => {
  const canonical = site.routes
    .filter((route) => !isHidden(route))
    .map((route) => attr(one(site.page(route), 'link[rel="canonical"]'), "href"));
  expect(canonical.length).toBeLessThan(site.routes.length);
  const listed = textsOf(parseXml(textOf("/sitemap.xml")), "loc");
  expect(listed.sort()).toEqual(canonical.sort());
});

test("the sitemap has the dates of the last changes of posts", () => {
  const dates = textsOf(parseXml(textOf("/sitemap.xml")), "lastmod");
  const changes = site.posts.map(({ updatedAt }) => new Date(updatedAt).toISOString());
  expect(dates.sort()).toEqual(changes.sort());
});

test("robots.txt allows crawlers to load every page, and contains the URL of the sitemap", () => {
  const lines = textOf("/robots.txt").split("\n").filter(Boolean);
  expect(lines).toEqual(["User-agent: *", "Disallow:", `Sitemap: ${site.url}/sitemap.xml`]);
});

test("the feed contains the 20 newest posts with their texts, newest first", () => {
  const items = [...parseXml(textOf("/blog/rss.xml")).getElementsByTagName("item")];
  expect(items.map((item) => childText(item, "title"))).toEqual(
    site.posts.slice(0, 20).map(({ title }) => title),
  );
  expect(items.filter((item) => !childText(item, "content:encoded"))).toEqual([]);
});

test("every page links to the feed", () => {
  forEvery(site.routes, (route) => {
    const links = site.page(route).querySelectorAll('link[type="application/rss+xml"]');
    expect(links.map((link) => attr(link, "href"))).toEqual(["/blog/rss.xml"]);
  });
});

test("the file _redirects leads from the alias of a post to the post", () => {
  const aliases = site.posts.flatMap(({ slug, aliases = [] }) =>
    aliases.map((alias) => `/blog/${alias} /blog/${slug} 301`),
  );
  const lines = textOf("/_redirects").split("\n");
  expect(aliases.length).toBeGreaterThan(0);
  expect(lines).toEqual(expect.arrayContaining(aliases));
});

test("the search index has every published post, and no page that search engines must not index", () => {
  const entries: { path: string }[] = JSON.parse(textOf("/search/entries.json"));
  const paths = entries.map(({ path }) => path);
  const posts = paths.filter((path) => path.startsWith("/blog/"));
  expect(posts.sort()).toEqual(site.posts.map(({ slug }) => `/blog/${slug}`).sort());
  expect(paths).not.toContain("/404");
  expect(paths).not.toContain("/contact/sent");
});

describe.each(bothSites())("the headers of the $name", (built) => {
  const rules = parseHeaders(readFileSync(built.file("/_headers"), "utf8"));
  const { "Content-Security-Policy": policy = "" } = headersAt(rules, "/");

  test("the content security policy allows every inline script by its hash", () => {
    forEvery(built.routes, (route) => {
      const inline = built
        .page(route)
        .querySelectorAll("script:not([src])")
        .filter((script) => attr(script, "type") !== "application/ld+json");
      const hashes = inline.map(({ rawText }) =>
        createHash("sha256").update(rawText).digest("base64"),
      );
      expect(hashes.filter((hash) => !policy.includes(hash))).toEqual([]);
    });
  });

  test("no two rules of the headers file set the same header of a file", () => {
    // Hosts join the values that several rules set for one header.
    const names = rules.flatMap(({ headers }) => Object.keys(headers));
    expect(names).toEqual([...new Set(names)]);
  });
});

test("the file _headers ends with the headers that the owner has put into static/_headers", () => {
  expect(textOf("/_headers")).toMatch(/\n\/own\n {2}X-Own: yes$/);
});

test("without scripts, the contact form posts to the form provider, with its access key", () => {
  const form = one(mainSite().page("/contact"), "form");
  expect(attr(form, "action")).toBe(PROVIDER_ENV.GATSBY_CONTACT_ENDPOINT);
  expect(attr(form, "method")).toBe("post");
  expect(attr(one(form, "[name=access_key]"), "value")).toBe("public-key");
});
