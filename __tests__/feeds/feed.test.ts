import { parseFeed } from "htmlparser2";
import { type Feed, type FeedItem, toRss } from "../../src/feeds/feed";
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
  page: "https://x.example/blog",
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
    expect(childText(first, "description")).toBe("Less &lt; more &amp; most");
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

test("a feed parser recognizes an RSS feed, with and without posts", () => {
  const parsed = parseFeed(toRss(feed, SELF));
  expect(parsed).toMatchObject({ type: "rss", title: feed.title });
  expect(parsed?.items[0]).toMatchObject({ id: item.id, title: TITLE, link: item.url });
  expect(parseFeed(toRss(empty, SELF))).toMatchObject({ type: "rss", items: [] });
});

test("a feed without posts has a constant modification date, so that builds are reproducible", () => {
  expect(toRss(empty, SELF)).toContain("<lastBuildDate>Thu, 01 Jan 1970 00:00:00 GMT<");
});

function titleIn(title: string) {
  const [post] = parseXml(toRss({ ...feed, items: [{ ...item, title }] }, SELF)).querySelectorAll(
    "item",
  );
  return childText(post as Element, "title");
}

test.each([
  "AT&amp;T",
  "<![CDATA[ no ]]>",
  "]]> and again ]]>",
  "--> <!-- <?xml ?> &#0; &unknown;",
  "🚀 مرحبا 中文 é",
])("RSS keeps the title %j exactly", (title) => {
  expect(titleIn(title)).toBe(title);
});

test.each([
  ["a control character", "a\u0000\u0008\u001bb"],
  ["a lone surrogate", "a\ud83db"],
  ["a noncharacter", "a\uffff\ufffeb"],
])("RSS leaves out %s, which XML cannot contain", (_what, title) => {
  expect(titleIn(title)).toBe("ab");
});

test("RSS is well-formed with any title", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (title) => titleIn(title) !== undefined));
});
