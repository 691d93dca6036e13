import { parseFeed } from "htmlparser2";
import { type Feed, type FeedItem, toAtom, toJsonFeed, toRss } from "../../src/feeds/feed";
import { fc } from "../support/random";
import { childText, parseXml, textsOf } from "../support/xml";

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
  cover: { url: "https://x.example/static/a%20b.webp", type: "image/webp", bytes: 4711 },
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

const attributesOf = (element: Element | null | undefined, names: string[]) =>
  names.map((name) => element?.getAttribute(name));

describe("RSS feed", () => {
  const root = parseXml(toRss(feed, SELF)).documentElement;
  const [channel] = root.children as never as [Element];

  test("an RSS feed contains its own URL and the required elements of a channel", () => {
    expect([root.tagName, root.getAttribute("version")]).toEqual(["rss", "2.0"]);
    expect(childText(channel, "title")).toBe(feed.title);
    expect(childText(channel, "link")).toBe(feed.page);
    expect(childText(channel, "description")).toBe(feed.description);
    expect(childText(channel, "language")).toBe(feed.language);
    expect(childText(channel, "lastBuildDate")).toBe("Wed, 12 Nov 2025 00:00:00 GMT");
    const [self] = channel.getElementsByTagName("atom:link");
    expect(attributesOf(self, ["rel", "href"])).toEqual(["self", SELF]);
  });

  test("an RSS feed contains all data of a post", () => {
    const [first] = channel.getElementsByTagName("item") as never as [Element];
    expect(childText(first, "title")).toBe(TITLE);
    expect(childText(first, "link")).toBe(item.url);
    expect(childText(first, "guid")).toBe(item.id);
    expect(first.querySelector("guid")?.getAttribute("isPermaLink")).toBe("false");
    expect(childText(first, "pubDate")).toBe("Wed, 05 Nov 2025 08:00:00 GMT");
    expect(childText(first, "dc:creator")).toBe(item.author);
    expect(childText(first, "description")).toBe(item.summary);
    expect(childText(first, "content:encoded")).toBe(HTML);
    expect(textsOf(first, "category")).toEqual(item.categories);
    const enclosure = first.querySelector("enclosure");
    expect(attributesOf(enclosure, ["url", "length", "type"])).toEqual([
      item.cover.url,
      "4711",
      "image/webp",
    ]);
  });
});

describe("Atom feed", () => {
  const root = parseXml(toAtom(feed, SELF)).documentElement;

  test("an Atom feed contains its own URL, its language and the required elements of the format", () => {
    expect([root.namespaceURI, root.tagName]).toEqual(["http://www.w3.org/2005/Atom", "feed"]);
    expect(root.getAttribute("xml:lang")).toBe(feed.language);
    expect(childText(root, "id")).toBe(SELF);
    expect(childText(root, "title")).toBe(feed.title);
    expect(childText(root, "subtitle")).toBe(feed.description);
    expect(childText(root, "author")).toBe(feed.brand);
    expect(childText(root, "icon")).toBe(feed.icon);
    expect(childText(root, "updated")).toBe("2025-11-12T00:00:00.000Z");
    const links = [...root.querySelectorAll("feed > link")];
    expect(links.map((link) => attributesOf(link, ["rel", "href"]))).toEqual([
      ["self", SELF],
      ["alternate", feed.page],
    ]);
  });

  test("an Atom feed contains all data of a post", () => {
    const [first] = root.getElementsByTagName("entry") as never as [Element];
    expect(childText(first, "id")).toBe(item.id);
    expect(childText(first, "title")).toBe(TITLE);
    expect(childText(first, "published")).toBe(item.published);
    expect(childText(first, "updated")).toBe(item.updated);
    expect(childText(first, "author")).toBe(item.author);
    expect(childText(first, "summary")).toBe(item.summary);
    expect(childText(first, "content")).toBe(HTML);
    expect(first.querySelector("content")?.getAttribute("type")).toBe("html");
    const terms = [...first.getElementsByTagName("category")].map((one) =>
      one.getAttribute("term"),
    );
    expect(terms).toEqual(item.categories);
    const links = [...first.querySelectorAll("link")];
    expect(links.map((link) => attributesOf(link, ["rel", "type", "length", "href"]))).toEqual([
      ["alternate", "text/html", null, item.url],
      ["enclosure", "image/webp", "4711", item.cover.url],
    ]);
  });
});

test("a JSON Feed contains all data of the feed and of a post", () => {
  const json = JSON.parse(toJsonFeed(feed, SELF));
  expect(json).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    description: feed.description,
    language: feed.language,
    icon: feed.icon,
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
    image: item.cover.url,
    date_published: item.published,
    date_modified: item.updated,
    authors: [{ name: item.author }],
    tags: item.categories,
  });
});

test.each([
  ["rss", toRss],
  ["atom", toAtom],
])("a feed parser recognizes a feed of the format %s, with and without posts", (format, toFeed) => {
  const parsed = parseFeed(toFeed(feed, SELF));
  expect(parsed).toMatchObject({ type: format, title: feed.title });
  expect(parsed?.items[0]).toMatchObject({ id: item.id, title: TITLE, link: item.url });
  expect(parseFeed(toFeed(empty, SELF))).toMatchObject({ type: format, items: [] });
});

test("a JSON Feed without posts has an empty list of items, because the format requires the list", () => {
  expect(JSON.parse(toJsonFeed(empty, SELF)).items).toEqual([]);
});

test("a feed without posts has a constant modification date, so that builds are reproducible", () => {
  expect(toAtom(empty, SELF)).toContain("<updated>1970-01-01T00:00:00.000Z</updated>");
});

const titlesOf = (title: string) =>
  [toRss, toAtom].map((toFeed) => {
    const xml = toFeed({ ...feed, items: [{ ...item, title }] }, SELF);
    const [post] = parseXml(xml).querySelectorAll("item, entry");
    return childText(post as Element, "title");
  });

test.each([
  "AT&amp;T",
  "<![CDATA[ no ]]>",
  "]]> and again ]]>",
  "--> <!-- <?xml ?> &#0; &unknown;",
  "🚀 مرحبا 中文 é",
])("RSS and Atom keep the title %j exactly", (title) => {
  expect(titlesOf(title)).toEqual([title, title]);
});

test.each([
  ["a control character", "a\u0000\u0008\u001bb"],
  ["a lone surrogate", "a\ud83db"],
  ["a noncharacter", "a\uffff\ufffeb"],
])("RSS and Atom leave out %s, which XML cannot contain", (_what, title) => {
  expect(titlesOf(title)).toEqual(["ab", "ab"]);
});

test("RSS and Atom are well-formed with any title", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (title) => titlesOf(title).length === 2));
});
