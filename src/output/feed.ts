import path from "node:path";
import { render } from "dom-serializer";
import { generateRssFeed } from "feedsmith";
import { DomUtils, parseDocument } from "htmlparser2";
import { LANGUAGE } from "../language";
import { escapeHtml } from "../lib/escape-html";
import { absoluteUrl, BLOG, FEED, FEED_TYPE, postPath } from "../routes";

interface FeedPost
  extends Readonly<
    Pick<Queries.Post, "postId" | "slug" | "title" | "excerpt" | "publishedAt" | "updatedAt">
  > {
  readonly markdown: { readonly html: string };
  readonly shareImage: {
    readonly childImageSharp: { readonly resize: { readonly src: string | null } | null } | null;
  };
  readonly tags: readonly string[];
  readonly author: { readonly name: string };
  readonly category: { readonly name: string };
}

interface FeedData {
  settings: Readonly<Record<"brand" | "url", string>>;
  page: { readonly title: string; readonly metaDescription: string };
  /** The list contains only the newest posts. The newest post is first. */
  posts: readonly FeedPost[];
  /** Returns the size of a file of the site in bytes. */
  sizeOf: (path: string) => number;
}

/** The attributes that only the styles and scripts of the site use. */
const PAGE_ATTRIBUTE = /^(?:role|tabindex|aria-label|data-.*)$/;

/** Makes links absolute, because feed readers have no base URL. Keeps references such as `&lt;`. */
function toFeedHtml(html: string, site: string, page: string): string {
  const document = parseDocument(html, { decodeEntities: false });
  for (const element of DomUtils.getElementsByTagName("*", document)) {
    const { attribs } = element;
    // The links behind headings have no text.
    if ("data-copy" in attribs) DomUtils.removeElement(element);
    for (const name of Object.keys(attribs)) {
      if (PAGE_ATTRIBUTE.test(name)) delete attribs[name];
    }
    if (attribs.href?.startsWith("/")) attribs.href = `${site}${attribs.href}`;
    if (attribs.href?.startsWith("#")) attribs.href = `${page}${attribs.href}`;
  }
  return render(document, { decodeEntities: false });
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function toItem(post: FeedPost, { settings, sizeOf }: FeedData) {
  const url = absoluteUrl(settings.url, postPath(post.slug));
  const src = post.shareImage.childImageSharp?.resize?.src ?? "";
  const category = post.category.name;
  const tags = post.tags.filter((tag) => !isSame(tag, category));
  return {
    title: post.title,
    link: url,
    // Readers show a post again if its `guid` changes, so title, slug and domain are not in it.
    guid: { value: post.postId, isPermaLink: false },
    pubDate: new Date(post.publishedAt),
    // In RSS, the element <author> requires an email address, so `dc:creator` has the name.
    dc: { creators: [post.author.name] },
    categories: [category, ...tags].map((name) => ({ name })),
    // Feed readers show a description as HTML.
    description: escapeHtml(post.excerpt),
    content: { encoded: toFeedHtml(post.markdown.html, settings.url, url) },
    enclosures: [
      {
        url: absoluteUrl(settings.url, src),
        length: sizeOf(src),
        type: `image/${path.extname(src).slice(1)}`,
      },
    ],
  };
}

/** Characters that XML 1.0 forbids even as references: https://www.w3.org/TR/xml/#charsets */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Returns the RSS feed of the blog: https://www.rssboard.org/rss-specification */
export function rssFeed(data: FeedData): string {
  const { settings, page, posts } = data;
  const rss = generateRssFeed({
    title: `${page.title} | ${settings.brand}`,
    link: absoluteUrl(settings.url, BLOG),
    description: page.metaDescription,
    language: LANGUAGE,
    // The time of the build would change the feed with each build.
    lastBuildDate: new Date(Math.max(0, ...posts.map(({ updatedAt }) => Date.parse(updatedAt)))),
    atom: { links: [{ rel: "self", type: FEED_TYPE, href: absoluteUrl(settings.url, FEED) }] },
    items: posts.map((post) => toItem(post, data)),
  });
  // Markdown such as `&#8;` can produce characters that XML forbids.
  return rss.replace(FORBIDDEN, "");
}
