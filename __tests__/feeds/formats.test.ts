import { parseFeed } from "feedsmith";
import { toAtom } from "../../src/feeds/atom";
import type { Feed, FeedItem } from "../../src/feeds/feed";
import { toJsonFeed } from "../../src/feeds/json-feed";
import { toRss } from "../../src/feeds/rss";
import { childText, parseXml } from "../support/xml";

const TITLE = `"Quotes" & 'more' ]]> </title><script>x</script> &amp; 🚀`;
const HTML = `<p>All &amp; <strong>everything</strong> ]]&gt; <a href="https://x.example/?a=1&amp;b=2">x</a></p>`;
const SELF = "https://x.example/blog/feed";

const item: FeedItem = {
  id: "https://x.example/blog#a%20b",
  url: "https://x.example/blog/post",
  title: TITLE,
  summary: "Less < more & most",
  html: HTML,
  author: `Ana "A" Lopes`,
  categories: ["SEO & Content", "<tag>"],
  published: "2025-11-05T08:00:00.000Z",
  updated: "2025-11-09T23:30:00.000Z",
  image: { url: "https://x.example/static/a%20b.webp", type: "image/webp", bytes: 4711 },
};

const feed: Feed = {
  title: "Blog & more | Brand",
  description: "What <we> write",
  language: "en",
  brand: "Brand & Co",
  page: "https://x.example/blog",
  icon: "https://x.example/icon-512.png",
  items: [item, { ...item, id: "2", updated: "2025-11-12T00:00:00.000Z" }],
};
const empty = { ...feed, items: [] };

describe("RSS", () => {
  const root = parseXml(toRss(feed, SELF)).documentElement;
  const [channel] = root.children as never as [Element];

  test("has what the specification asks of a channel", () => {
    expect([root.tagName, root.getAttribute("version")]).toEqual(["rss", "2.0"]);
    expect(childText(channel, "title")).toBe(feed.title);
    expect(childText(channel, "link")).toBe(feed.page);
    expect(childText(channel, "description")).toBe(feed.description);
    expect(childText(channel, "lastBuildDate")).toBe("Wed, 12 Nov 2025 00:00:00 GMT");
    const [self] = channel.getElementsByTagName("atom:link");
    expect([self?.getAttribute("rel"), self?.getAttribute("href")]).toEqual(["self", SELF]);
  });

  test("has every fact of a post", () => {
    const [first] = channel.getElementsByTagName("item") as never as [Element];
    expect(childText(first, "title")).toBe(TITLE);
    expect(childText(first, "link")).toBe(item.url);
    expect(childText(first, "guid")).toBe(item.id);
    expect(first.querySelector("guid")?.getAttribute("isPermaLink")).toBe("false");
    expect(childText(first, "pubDate")).toBe("Wed, 05 Nov 2025 08:00:00 GMT");
    expect(childText(first, "dc:creator")).toBe(item.author);
    expect(childText(first, "description")).toBe(item.summary);
    expect(childText(first, "content:encoded")).toBe(HTML);
    expect([...first.getElementsByTagName("category")].map((one) => one.textContent)).toEqual(
      item.categories,
    );
    const enclosure = first.querySelector("enclosure");
    expect(["url", "length", "type"].map((name) => enclosure?.getAttribute(name))).toEqual([
      item.image.url,
      "4711",
      "image/webp",
    ]);
  });
});

test("Atom has what its standard asks for, and every fact of a post", () => {
  const root = parseXml(toAtom(feed, SELF)).documentElement;
  expect([root.namespaceURI, root.tagName]).toEqual(["http://www.w3.org/2005/Atom", "feed"]);
  expect(childText(root, "id")).toBe(SELF);
  expect(childText(root, "title")).toBe(feed.title);
  expect(childText(root, "updated")).toBe("2025-11-12T00:00:00.000Z");
  const [first] = root.getElementsByTagName("entry") as never as [Element];
  expect(childText(first, "id")).toBe(item.id);
  expect(childText(first, "title")).toBe(TITLE);
  expect(childText(first, "published")).toBe(item.published);
  expect(childText(first, "updated")).toBe(item.updated);
  expect(childText(first, "author").trim()).toBe(item.author);
  expect(childText(first, "summary")).toBe(item.summary);
  expect(childText(first, "content")).toBe(HTML);
  expect(first.querySelector("content")?.getAttribute("type")).toBe("html");
  const terms = [...first.getElementsByTagName("category")].map((one) => one.getAttribute("term"));
  expect(terms).toEqual(item.categories);
});

test("JSON Feed has every fact of a post", () => {
  const json = JSON.parse(toJsonFeed(feed, SELF));
  expect(json).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    home_page_url: feed.page,
    feed_url: SELF,
    authors: [{ name: feed.brand }],
  });
  expect(json.items[0]).toEqual({
    id: item.id,
    url: item.url,
    title: TITLE,
    summary: item.summary,
    content_html: HTML,
    image: item.image.url,
    date_published: item.published,
    date_modified: item.updated,
    authors: [{ name: item.author }],
    tags: item.categories,
  });
});

test.each([
  ["rss", toRss],
  ["atom", toAtom],
  ["json", toJsonFeed],
])("a reader takes it for %s, also when it is empty", (format, write) => {
  expect(parseFeed(write(feed, SELF)).format).toBe(format);
  expect(parseFeed(write(empty, SELF)).format).toBe(format);
});

test("an empty feed has a date that no build changes", () => {
  expect(toAtom(empty, SELF)).toContain("<updated>1970-01-01T00:00:00.000Z</updated>");
});
