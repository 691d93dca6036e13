import { readFileSync } from "node:fs";
import { parse } from "node-html-parser";
import { forEvery } from "../support/for-every";
import { attr } from "../support/html";
import { fixtureSite, type Site } from "../support/sites";
import { childText, parseXml } from "../support/xml";

/** By default, the HTML parser omits the text of `<pre>` elements. */
const WITH_CODE = { blockTextElements: { script: true, style: true } };

const text = (site: Site, address: string) => readFileSync(site.file(address), "utf8");

const alternates = (site: Site, route: string) =>
  site
    .page(route)
    .querySelectorAll('link[rel="alternate"]')
    .map((link) => [attr(link, "type"), attr(link, "href")]);

const site = fixtureSite();
const items = [...parseXml(text(site, "/blog/rss.xml")).getElementsByTagName("item")];
const newest = site.posts.slice(0, 20);

test("the feed contains the 20 newest posts, newest first", () => {
  expect(items.map((item) => childText(item, "link"))).toEqual(
    newest.map(({ slug }) => `${site.url}/blog/${slug}`),
  );
});

test("a feed contains the whole text of each post, with absolute URLs only", () => {
  for (const [index, post] of newest.entries()) {
    const html = childText(items[index] as Element, "content:encoded") ?? "";
    const body = parse(html, WITH_CODE);
    const words = (root: { text: string }) => root.text.replace(/\s+/g, "");
    const whole = parse(site.html(`/blog/${post.slug}`), WITH_CODE);
    const page = whole.querySelectorAll("main > article > div > div").at(-1);
    expect(words(page as never)).toContain(words(body));
    expect(words(body).length).toBeGreaterThan(0);
    const links = body.querySelectorAll("a").map((link) => attr(link, "href"));
    expect(links.filter((href) => !/^(https?:\/\/|mailto:|tel:)/.test(href))).toEqual([]);
  }
});

test("the enclosure of a post in the RSS feed has the URL and the file size of the post's cover", () => {
  const enclosures = items.flatMap((item) => [...item.querySelectorAll("enclosure")]);
  expect(enclosures).toHaveLength(newest.length);
  for (const enclosure of enclosures) {
    const file = site.file(enclosure.getAttribute("url")?.slice(site.url.length) ?? "");
    expect(readFileSync(file).length).toBe(Number(enclosure.getAttribute("length")));
    expect(enclosure.getAttribute("type")).toMatch(/^image\/(webp|png|jpeg)$/);
  }
});

test("posts and lists of posts link to the feed, and other pages do not", () => {
  forEvery(site.routes, (route) => {
    const feeds = /^\/blog(\/|$)/.test(route) ? [["application/rss+xml", "/blog/rss.xml"]] : [];
    expect(alternates(site, route)).toEqual(feeds);
  });
});
