import { readFileSync } from "node:fs";
import path from "node:path";
import { parseFeed } from "feedsmith";
import { parse } from "node-html-parser";
import { CANARY, EMPTY_CATEGORY, FULL_CATEGORY, HOSTILE } from "../support/fixture-content";
import { forEvery } from "../support/for-every";
import { attr } from "../support/html";
import { bothSites, fixtureSite, type Site } from "../support/sites";
import { childText, parseXml, textsOf } from "../support/xml";

const MOST = 20;
const FORMATS = ["rss.xml", "atom.xml", "feed.json"];

/** Reads the text in <pre>, which would be left out. */
const WITH_CODE = { blockTextElements: { script: true, style: true } };

const text = (site: Site, address: string) => readFileSync(site.file(address), "utf8");
const jsonFeed = (site: Site, list: string) => JSON.parse(text(site, `${list}/feed.json`));

/** Addresses of the feeds that a page names, by media type. */
const named = (site: Site, route: string) =>
  Object.fromEntries(
    site
      .page(route)
      .querySelectorAll('link[rel="alternate"]')
      .map((link) => [attr(link, "type"), attr(link, "href")]),
  );

describe.each(bothSites())("feeds of the $name", (site) => {
  const categories: { name: string; slug: string }[] = site.content("categories.json");
  const isFilled = ({ name }: { name: string }) =>
    site.posts.some(({ category }) => category === name);
  const addressOfCategory = ({ slug }: { slug: string }) => `/blog/category/${slug}`;
  const lists = ["/blog", ...categories.filter(isFilled).map(addressOfCategory)];
  const empty = categories.filter((category) => !isFilled(category)).map(addressOfCategory);
  const addressOf = (slug: string) => `${site.url}/blog/${slug}`;

  /** Posts that belong into the feeds of a list, the newest first. */
  function expected(list: string) {
    const name = categories.find(({ slug }) => list.endsWith(`/category/${slug}`))?.name;
    return site.posts.filter((post) => !name || post.category === name).slice(0, MOST);
  }

  test("a list's feeds have its newest posts, in order, and no more than 20", () => {
    forEvery(lists, (list) => {
      const urls = expected(list).map(({ slug }) => addressOf(slug));
      const rss = parseXml(text(site, `${list}/rss.xml`));
      const items = [...rss.getElementsByTagName("item")];
      expect(items.map((item) => childText(item, "link"))).toEqual(urls);
      const atom = parseXml(text(site, `${list}/atom.xml`));
      const links = [...atom.querySelectorAll('entry > link[rel="alternate"]')];
      expect(links.map((link) => link.getAttribute("href"))).toEqual(urls);
      expect(jsonFeed(site, list).items.map(({ url }: { url: string }) => url)).toEqual(urls);
    });
  });

  test("every feed is what its name says, knows its own address, and is read by a reader", () => {
    forEvery(
      lists.flatMap((list) => FORMATS.map((format) => `${list}/${format}`)),
      (address) => {
        const content = text(site, address);
        const [expectedFormat = ""] = /rss|atom|json/.exec(address.split("/").at(-1) ?? "") ?? [];
        expect(parseFeed(content).format).toBe(expectedFormat);
        expect(content).toContain(`"${site.url}${address}"`);
      },
    );
  });

  test("posts have title, author, dates, categories and stable ids in every format", () => {
    const rss = [...parseXml(text(site, "/blog/rss.xml")).getElementsByTagName("item")];
    const atom = [...parseXml(text(site, "/blog/atom.xml")).getElementsByTagName("entry")];
    const { items } = jsonFeed(site, "/blog");
    for (const [index, post] of expected("/blog").entries()) {
      const [item, entry, json] = [rss[index] as Element, atom[index] as Element, items[index]];
      const id = `${site.url}/blog#${encodeURIComponent(post.id)}`;
      const words = [post.title, post.excerpt, post.author, id];
      expect(
        ["title", "description", "dc:creator", "guid"].map((name) => childText(item, name)),
      ).toEqual(words);
      expect(
        ["title", "summary", "author", "id"].map((name) => childText(entry, name).trim()),
      ).toEqual(words);
      expect([json.title, json.summary, json.authors[0].name, json.id]).toEqual(words);
      expect(json.tags).toEqual(expect.arrayContaining([post.category]));
      expect(textsOf(item, "category")).toEqual(json.tags);
      const published = Date.parse(post.publishedAt);
      expect(Date.parse(childText(item, "pubDate"))).toBe(published);
      expect(Date.parse(childText(entry, "published"))).toBe(published);
      expect(Date.parse(json.date_published)).toBe(published);
      expect(Date.parse(json.date_modified)).toBe(Date.parse(post.updatedAt));
      expect(Date.parse(childText(entry, "updated"))).toBe(Date.parse(post.updatedAt));
    }
  });

  test("the body is whole, the same in every format, and leads nowhere but to whole addresses", () => {
    const rss = [...parseXml(text(site, "/blog/rss.xml")).getElementsByTagName("item")];
    const { items } = jsonFeed(site, "/blog");
    for (const [index, post] of expected("/blog").entries()) {
      const html = items[index].content_html;
      expect(childText(rss[index] as Element, "content:encoded")).toBe(html);
      const body = parse(html, WITH_CODE);
      const words = (root: { text: string }) => root.text.replace(/\s+/g, "");
      const whole = parse(site.html(`/blog/${post.slug}`), WITH_CODE);
      const [page] = whole.querySelectorAll("article > div > div");
      expect(words(page as never)).toContain(words(body));
      expect(words(body).length).toBeGreaterThan(0);
      const links = body.querySelectorAll("a").map((link) => attr(link, "href"));
      expect(links.filter((href) => !/^(https?:\/\/|mailto:|tel:)/.test(href))).toEqual([]);
    }
  });

  test("the cover is a file of the site, of the size that is told", () => {
    const rss = parseXml(text(site, "/blog/rss.xml"));
    for (const enclosure of rss.getElementsByTagName("enclosure")) {
      const file = site.file(enclosure.getAttribute("url")?.slice(site.url.length) ?? "");
      expect(readFileSync(file).length).toBe(Number(enclosure.getAttribute("length")));
      expect(enclosure.getAttribute("type")).toMatch(/^image\/(webp|png|jpeg)$/);
    }
  });

  test("every post is there as markdown, as its author wrote it, and no other text", () => {
    forEvery(site.posts, ({ slug, title }) => {
      const own = text(site, `/blog/${slug}.md`);
      expect(own.startsWith("# ")).toBe(true);
      const words = (of: string) => of.replace(/[^\p{L}\p{N}]+/gu, "");
      expect(words(own.split("\n")[0] ?? "")).toBe(words(title));
      const written = readFileSync(
        path.join(site.folder, "content/posts", slug, "index.md"),
        "utf8",
      );
      expect(own.trim().endsWith(written.split(/^---$/m).slice(2).join("---").trim())).toBe(true);
    });
    const texts = site.files().filter((file) => file.endsWith(".md"));
    expect(texts.sort()).toEqual(site.posts.map(({ slug }) => `blog/${slug}.md`).sort());
  });

  test("the date of a feed is that of its newest change, not of the build", () => {
    const dates = expected("/blog").map(({ updatedAt }) => Date.parse(updatedAt));
    const rss = textsOf(parseXml(text(site, "/blog/rss.xml")), "lastBuildDate");
    expect(rss.map((date) => Date.parse(date))).toEqual([Math.max(...dates)]);
  });

  test("every page of a list with posts names its three feeds, and every post the blog's RSS and its own text", () => {
    const isList = /^\/blog(\/category\/[^/]+)?(\/page\/\d+)?$/;
    forEvery(site.routes, (route) => {
      const list = route.replace(/\/page\/\d+$/, "");
      const isPost = site.posts.some(({ slug }) => route === `/blog/${slug}`);
      const three = {
        "application/rss+xml": `${list}/rss.xml`,
        "application/atom+xml": `${list}/atom.xml`,
        "application/feed+json": `${list}/feed.json`,
      };
      const one = { "application/rss+xml": "/blog/rss.xml", "text/markdown": `${route}.md` };
      const hasThree = isList.test(route) && !empty.includes(route);
      expect(named(site, route)).toEqual(hasThree ? three : isPost ? one : {});
    });
  });
});

describe("feeds of many, hostile and unpublished posts", () => {
  const site = fixtureSite();

  test("a category of more than 20 posts has 20, and an empty one has no feed", () => {
    expect(jsonFeed(site, `/blog/category/${FULL_CATEGORY.slug}`).items).toHaveLength(MOST);
    const start = `blog/category/${EMPTY_CATEGORY.slug}/`;
    const files = site.files().filter((file) => file.startsWith(start));
    expect(files.filter((file) => FORMATS.some((format) => file.endsWith(format)))).toEqual([]);
  });

  test("hostile texts come back as they were written", () => {
    const hostile = parseXml(text(site, "/blog/category/analytics-tracking/rss.xml"));
    expect(textsOf(hostile, "title")).toContain(HOSTILE.title);
    expect(textsOf(hostile, "description")).toContain(HOSTILE.excerpt);
    expect(textsOf(hostile, "category")).toEqual(expect.arrayContaining(HOSTILE.tags));
  });

  test("an unpublished post is in none, though it would be the newest", () => {
    const feeds = site.files().filter((file) => FORMATS.some((format) => file.endsWith(format)));
    expect(feeds.length).toBeGreaterThan(15);
    expect(feeds.filter((file) => text(site, `/${file}`).includes(CANARY.slug))).toEqual([]);
  });
});
