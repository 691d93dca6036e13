import { readFileSync } from "node:fs";
import { parse } from "node-html-parser";
import { CANARY } from "../support/fixture-content";
import { forEvery } from "../support/for-every";
import { attr } from "../support/html";
import { bothSites, fixtureSite, type Site } from "../support/sites";
import { childText, parseXml, textsOf } from "../support/xml";

const MOST = 20;

/** By default, the HTML parser omits the text of `<pre>` elements. */
const WITH_CODE = { blockTextElements: { script: true, style: true } };

const text = (site: Site, address: string) => readFileSync(site.file(address), "utf8");

const itemsOf = (site: Site, list: string) => [
  ...parseXml(text(site, `${list}/rss.xml`)).getElementsByTagName("item"),
];

const alternates = (site: Site, route: string) =>
  site
    .page(route)
    .querySelectorAll('link[rel="alternate"]')
    .map((link) => [attr(link, "type"), attr(link, "href")]);

describe.each(bothSites())("feeds of the $name", (site) => {
  const categories: { name: string; slug: string }[] = site.content("categories.json");
  const isFilled = ({ name }: { name: string }) =>
    site.posts.some(({ category }) => category === name);
  const addressOfCategory = ({ slug }: { slug: string }) => `/blog/category/${slug}`;
  const lists = ["/blog", ...categories.filter(isFilled).map(addressOfCategory)];
  const empty = categories.filter((category) => !isFilled(category)).map(addressOfCategory);
  const addressOf = (slug: string) => `${site.url}/blog/${slug}`;

  function expected(list: string) {
    const name = categories.find(({ slug }) => list.endsWith(`/category/${slug}`))?.name;
    return site.posts.filter((post) => !name || post.category === name).slice(0, MOST);
  }

  test("each feed of a post list contains the 20 newest posts of the list, newest first", () => {
    forEvery(lists, (list) => {
      const urls = expected(list).map(({ slug }) => addressOf(slug));
      expect(itemsOf(site, list).map((item) => childText(item, "link"))).toEqual(urls);
    });
  });

  test("a feed contains the id, title, excerpt, author, date, category and tags of each post", () => {
    const items = itemsOf(site, "/blog");
    for (const [index, post] of expected("/blog").entries()) {
      const textOf = (name: string) => childText(items[index] as Element, name);
      expect(textOf("guid")).toBe(`${site.url}/blog#${encodeURIComponent(post.id)}`);
      expect(textOf("title")).toBe(post.title);
      expect(textOf("description")).toBe(post.excerpt);
      expect(textOf("dc:creator")).toBe(post.author);
      const isCategory = (tag: string) => tag.toLowerCase() === post.category.toLowerCase();
      const others = post.tags.filter((tag) => !isCategory(tag));
      expect(textsOf(items[index] as Element, "category")).toEqual([post.category, ...others]);
      expect(new Date(textOf("pubDate") ?? "")).toEqual(new Date(post.publishedAt));
    }
  });

  test("a feed contains the whole text of each post, with absolute URLs only", () => {
    const items = itemsOf(site, "/blog");
    for (const [index, post] of expected("/blog").entries()) {
      const html = childText(items[index] as Element, "content:encoded") ?? "";
      const body = parse(html, WITH_CODE);
      const words = (root: { text: string }) => root.text.replace(/[\s\u2060]+/g, "");
      const whole = parse(site.html(`/blog/${post.slug}`), WITH_CODE);
      const page = whole.querySelectorAll("article > div > div").at(-1);
      expect(words(page as never)).toContain(words(body));
      expect(words(body).length).toBeGreaterThan(0);
      const links = body.querySelectorAll("a").map((link) => attr(link, "href"));
      expect(links.filter((href) => !/^(https?:\/\/|mailto:|tel:)/.test(href))).toEqual([]);
    }
  });

  test("the enclosure of a post in the RSS feed has the URL and the file size of the post's cover", () => {
    const enclosures = itemsOf(site, "/blog").flatMap((item) => [
      ...item.querySelectorAll("enclosure"),
    ]);
    expect(enclosures).toHaveLength(expected("/blog").length);
    for (const enclosure of enclosures) {
      const file = site.file(enclosure.getAttribute("url")?.slice(site.url.length) ?? "");
      expect(readFileSync(file).length).toBe(Number(enclosure.getAttribute("length")));
      expect(enclosure.getAttribute("type")).toMatch(/^image\/(webp|png|jpeg)$/);
    }
  });

  test("a list of posts links to its feed, and a post links to the feed of the blog", () => {
    const isList = /^\/blog(\/category\/[^/]+)?(\/page\/\d+)?$/;
    forEvery(site.routes, (route) => {
      const list = route.replace(/\/page\/\d+$/, "");
      const isPost = site.posts.some(({ slug }) => route === `/blog/${slug}`);
      const hasOwn = isList.test(route) && !empty.includes(route);
      const feeds = hasOwn ? [`${list}/rss.xml`] : isPost ? ["/blog/rss.xml"] : [];
      expect(alternates(site, route)).toEqual(feeds.map((feed) => ["application/rss+xml", feed]));
    });
  });
});

describe("feeds of the fixture site", () => {
  const site = fixtureSite();

  test("no feed contains an unpublished post, even if the unpublished post is the newest post", () => {
    const feeds = site.files().filter((file) => file.endsWith("rss.xml"));
    expect(feeds.length).toBeGreaterThan(5);
    expect(feeds.filter((file) => text(site, `/${file}`).includes(CANARY.slug))).toEqual([]);
  });
});
