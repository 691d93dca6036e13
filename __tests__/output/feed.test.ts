import { parseFeed } from "htmlparser2";
import { rssFeed } from "../../src/output/feed";
import { category, post, shareImage } from "../support/content";
import { fc } from "../support/random";
import { childText, parseXml, textsOf } from "../support/xml";

const TITLE = `"Quotes" & 'more' ]]> </title><script>x</script> &amp; 🚀`;
const HTML = `<p>All &amp; <strong>everything</strong> ]]&gt; <a href="https://x.example/?a=1&amp;b=2">x</a></p>`;

const item = post({
  postId: "a b",
  slug: "post",
  title: TITLE,
  excerpt: "Less < more & most",
  markdown: { html: HTML, headings: [], timeToRead: 1 },
  category: category({ name: "SEO & Content" }),
  tags: ["seo & content", "<tag>"],
  publishedAt: "2025-11-05T08:00:00.000Z",
  updatedAt: "2025-11-09T23:30:00.000Z",
  shareImage: shareImage("/static/a%20b.jpg"),
});
const data = {
  settings: { brand: "Brand & more", url: "https://x.example" },
  page: { title: "Blog", metaDescription: "What <we> write" },
  posts: [item, { ...item, postId: "2", updatedAt: "2025-11-12T00:00:00.000Z" }],
  sizeOf: () => 4711,
};
const empty = { ...data, posts: [] };

const attributesOf = (element: Element | null | undefined, names: string[]) =>
  names.map((name) => element?.getAttribute(name));

const root = parseXml(rssFeed(data)).documentElement;
const [channel] = root.children as never as [Element];

test("an RSS feed contains its own URL and the required elements of a channel", () => {
  expect([root.tagName, root.getAttribute("version")]).toEqual(["rss", "2.0"]);
  expect(childText(channel, "title")).toBe("Blog | Brand & more");
  expect(childText(channel, "link")).toBe("https://x.example/blog");
  expect(childText(channel, "description")).toBe("What <we> write");
  expect(childText(channel, "language")).toBe("en");
  expect(childText(channel, "lastBuildDate")).toBe("Wed, 12 Nov 2025 00:00:00 GMT");
  const [self] = channel.getElementsByTagName("atom:link");
  expect(attributesOf(self, ["rel", "href"])).toEqual(["self", "https://x.example/blog/rss.xml"]);
});

test("an RSS feed contains all data of a post", () => {
  const [first] = channel.getElementsByTagName("item") as never as [Element];
  expect(childText(first, "title")).toBe(TITLE);
  expect(childText(first, "link")).toBe("https://x.example/blog/post");
  expect(childText(first, "guid")).toBe("a b");
  expect(first.querySelector("guid")?.getAttribute("isPermaLink")).toBe("false");
  expect(childText(first, "pubDate")).toBe("Wed, 05 Nov 2025 08:00:00 GMT");
  expect(childText(first, "dc:creator")).toBe(item.author.name);
  expect(childText(first, "description")).toBe("Less &lt; more &amp; most");
  expect(childText(first, "content:encoded")).toBe(HTML);
  expect(textsOf(first, "category")).toEqual(["SEO & Content", "<tag>"]);
  const enclosure = first.querySelector("enclosure");
  expect(attributesOf(enclosure, ["url", "length", "type"])).toEqual([
    "https://x.example/static/a%20b.webp",
    "4711",
    "image/webp",
  ]);
});

function contentOf(html: string) {
  const feed = rssFeed({ ...data, posts: [{ ...item, markdown: { html } }] });
  const [first] = parseXml(feed).querySelectorAll("item");
  return childText(first as Element, "content:encoded");
}

test("links to the site and to headings are absolute in a feed, and text stays as it is", () => {
  const html =
    '<h2>One<a data-copy="" href="#one" aria-label="Link"></a></h2> <a href="/work">Work</a> <a href="#two">Two</a>' +
    ' <a href="mailto:a@b.example">Mail</a> &#x3C;a href="/work">';
  expect(contentOf(html)).toBe(
    "<h2>One</h2>" +
      ' <a href="https://x.example/work">Work</a> <a href="https://x.example/blog/post#two">Two</a>' +
      ' <a href="mailto:a@b.example">Mail</a> &#x3C;a href="/work">',
  );
});

test("the HTML in a feed has no attributes for the scripts and styles of the site", () => {
  const html =
    '<div role="group" aria-label="Table > cell" tabindex="0"><table><td data-align="right">role="1"</td></table></div>';
  expect(contentOf(html)).toBe('<div><table><td>role="1"</td></table></div>');
});

test("the ids of posts in a feed stay the same if the site moves to another domain", () => {
  const idsAt = (url: string) =>
    textsOf(
      parseXml(rssFeed({ ...data, settings: { ...data.settings, url } })).documentElement,
      "guid",
    );
  expect(idsAt("https://y.example")).toEqual(idsAt("https://x.example"));
});

test("a feed parser recognizes an RSS feed, with and without posts", () => {
  const parsed = parseFeed(rssFeed(data));
  expect(parsed).toMatchObject({ type: "rss", title: "Blog | Brand & more" });
  expect(parsed?.items[0]).toMatchObject({ title: TITLE, link: "https://x.example/blog/post" });
  expect(parseFeed(rssFeed(empty))).toMatchObject({ type: "rss", items: [] });
});

test("a feed without posts has a constant modification date, so that builds are reproducible", () => {
  expect(rssFeed(empty)).toContain("<lastBuildDate>Thu, 01 Jan 1970 00:00:00 GMT<");
});

function titleIn(title: string) {
  const [first] = parseXml(rssFeed({ ...data, posts: [{ ...item, title }] })).querySelectorAll(
    "item",
  );
  return childText(first as Element, "title");
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
  const titles = fc.sample(fc.string({ unit: "binary" }), 100);
  const posts = titles.map((title) => ({ ...item, title }));
  expect(parseXml(rssFeed({ ...data, posts })).querySelectorAll("item")).toHaveLength(100);
});
