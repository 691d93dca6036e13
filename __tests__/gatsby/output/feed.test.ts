import { rssFeed } from "../../../src/gatsby/output/feed";
import { childText, parseXml } from "../../support/xml";

const TITLE = `"Quotes" & 'more' ]]> </title><script>x</script> &amp; 🚀`;

const POST = {
  slug: "post",
  title: TITLE,
  excerpt: "Less < more & most",
  publishedAt: "2025-11-05T08:00:00.000Z",
  markdown: { html: "<p>Text</p>" },
};

function feedOf(...nodes: object[]): Element {
  const xml = rssFeed({
    site: { siteMetadata: { siteUrl: "https://x.example" } },
    settings: { brand: "Brand & more" },
    blog: { title: "Blog", metaDescription: "What <we> write" },
    posts: { nodes },
  } as never);
  return parseXml(xml).querySelector("channel") as Element;
}

test("the feed has its own URL, and the title and text of the blog", () => {
  const channel = feedOf();
  expect(childText(channel, "title")).toBe("Blog | Brand & more");
  expect(childText(channel, "link")).toBe("https://x.example/blog");
  expect(childText(channel, "description")).toBe("What <we> write");
  const [self] = channel.getElementsByTagName("atom:link");
  expect(self?.getAttribute("href")).toBe("https://x.example/blog/rss.xml");
});

test("an item has the data of its post, with signs of XML as text", () => {
  const item = feedOf(POST).querySelector("item") as Element;
  expect(childText(item, "title")).toBe(TITLE);
  expect(childText(item, "guid")).toBe("https://x.example/blog/post");
  expect(childText(item, "pubDate")).toBe("Wed, 05 Nov 2025 08:00:00 GMT");
  expect(childText(item, "description")).toBe("Less &lt; more &amp; most");
});

test("the URLs in the text of a post are absolute", () => {
  const html =
    '<a href="/work">Work</a> <a href="#two">Two</a> <a href="mailto:a@b.example">Mail</a>' +
    ' <img src="/static/a.webp" srcset="/static/a.webp 1x"> &#x3C;a href="/work">';
  const item = feedOf({ ...POST, markdown: { html } }).querySelector("item") as Element;
  expect(childText(item, "content:encoded")).toBe(
    '<a href="https://x.example/work">Work</a> <a href="https://x.example/blog/post#two">Two</a>' +
      ' <a href="mailto:a@b.example">Mail</a> <img src="https://x.example/static/a.webp">' +
      ' &#x3C;a href="/work">',
  );
});
