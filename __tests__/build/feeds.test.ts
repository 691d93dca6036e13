import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "node-html-parser";
import { CANARY } from "../support/fixture-content";
import { forEvery } from "../support/for-every";
import { attr } from "../support/html";
import { bothSites, fixtureSite, type Site } from "../support/sites";
import { childText, parseXml } from "../support/xml";

const MOST = 20;
const FORMATS = ["rss.xml", "atom.xml", "feed.json"];

/** By default, the HTML parser omits the text of `<pre>` elements. */
const WITH_CODE = { blockTextElements: { script: true, style: true } };

const text = (site: Site, address: string) => readFileSync(site.file(address), "utf8");
const jsonFeed = (site: Site, list: string) => JSON.parse(text(site, `${list}/feed.json`));

const alternates = (site: Site, route: string) =>
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

  function expected(list: string) {
    const name = categories.find(({ slug }) => list.endsWith(`/category/${slug}`))?.name;
    return site.posts.filter((post) => !name || post.category === name).slice(0, MOST);
  }

  test("each feed of a post list contains the 20 newest posts of the list, newest first", () => {
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

  test("a feed contains the id, title, excerpt, author, dates, category and tags of each post", () => {
    const { items } = jsonFeed(site, "/blog");
    for (const [index, post] of expected("/blog").entries()) {
      const item = items[index];
      expect(item).toMatchObject({
        id: `${site.url}/blog#${encodeURIComponent(post.id)}`,
        title: post.title,
        summary: post.excerpt,
        authors: [{ name: post.author }],
      });
      const isCategory = (tag: string) => tag.toLowerCase() === post.category.toLowerCase();
      const others = post.tags.filter((tag) => !isCategory(tag));
      expect(item.tags).toEqual([post.category, ...others]);
      expect(Date.parse(item.date_published)).toBe(Date.parse(post.publishedAt));
      expect(Date.parse(item.date_modified)).toBe(Date.parse(post.updatedAt));
    }
  });

  test("a feed contains the whole text of each post, with absolute URLs only", () => {
    const { items } = jsonFeed(site, "/blog");
    for (const [index, post] of expected("/blog").entries()) {
      const html = items[index].content_html;
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
    const rss = parseXml(text(site, "/blog/rss.xml"));
    const enclosures = [...rss.getElementsByTagName("enclosure")];
    expect(enclosures).toHaveLength(expected("/blog").length);
    for (const enclosure of enclosures) {
      const file = site.file(enclosure.getAttribute("url")?.slice(site.url.length) ?? "");
      expect(readFileSync(file).length).toBe(Number(enclosure.getAttribute("length")));
      expect(enclosure.getAttribute("type")).toMatch(/^image\/(webp|png|jpeg)$/);
    }
  });

  test("the output has a Markdown file with title and original text for every published post", () => {
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

  test("a list of posts links to its three feeds, and a post links to its Markdown file", () => {
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
      expect(alternates(site, route)).toEqual(hasThree ? three : isPost ? one : {});
    });
  });
});

describe("feeds of the fixture site", () => {
  const site = fixtureSite();

  test("no feed contains an unpublished post, even if the unpublished post is the newest post", () => {
    const feeds = site.files().filter((file) => FORMATS.some((format) => file.endsWith(format)));
    expect(feeds.length).toBeGreaterThan(15);
    expect(feeds.filter((file) => text(site, `/${file}`).includes(CANARY.slug))).toEqual([]);
  });
});
