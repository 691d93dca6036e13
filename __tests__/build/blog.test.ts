import type { HTMLElement } from "node-html-parser";
import { formatDate } from "../../src/lib/times";
import { forEvery } from "../support/for-every";
import { attr, mainOf, one, textOf, texts } from "../support/html";
import { fixtureSite, type SitePost } from "../support/sites";

const site = fixtureSite();
const PER_PAGE = 12;
const hashtags = (tags: string[]) => tags.map((tag) => `#${tag.replace(/\s+/g, "")}`);
const pathsOf = (base: string, pages: number) =>
  Array.from({ length: pages }, (_, index) => (index ? `${base}/page/${index + 1}` : base));

const cardOf = (card: HTMLElement) => ({
  category: texts(card, "p:first-child > :first-child"),
  title: textOf(one(card, "h2, h3")),
  excerpt: textOf(one(card, ":is(h2, h3) + p")),
  tags: texts(card, 'ul[aria-label="Tags"] li'),
  time: [Date.parse(attr(one(card, "time"), "datetime")), textOf(one(card, "time"))],
  readMore: [textOf(one(card, "a")), attr(one(card, "a"), "href")],
  pictures: card.querySelectorAll("img").length,
});

const expectedCard = (post: SitePost) => ({
  category: [post.category],
  title: post.title,
  excerpt: post.excerpt,
  tags: hashtags(post.tags.slice(0, 2)),
  time: [Date.parse(post.publishedAt), formatDate(post.publishedAt)],
  readMore: [`Read more: ${post.title}`, `/blog/${post.slug}`],
  pictures: 1,
});

const cardsOn = (route: string) =>
  mainOf(site.page(route)).querySelectorAll('[aria-label="Posts"] article').map(cardOf);

test("on a site with many posts, every post, even the newest, shows three other posts", () => {
  forEvery(site.posts, ({ slug }) => {
    const related = one(mainOf(site.page(`/blog/${slug}`)), "#related");
    expect(related.querySelectorAll("article")).toHaveLength(3);
  });
});

const categories: { name: string; slug: string }[] = site.content("categories.json");
const lists: [string, SitePost[]][] = [
  ["/blog", site.posts],
  ...categories.map(({ name, slug }): [string, SitePost[]] => [
    `/blog/category/${slug}`,
    site.posts.filter(({ category }) => category === name),
  ]),
];

test.each(lists)(
  "the list %s shows each of its posts once, newest first, with twelve posts per page",
  (base, posts) => {
    const pages = pathsOf(base, Math.max(1, Math.ceil(posts.length / PER_PAGE)));
    pages.forEach((route, index) => {
      const expected = posts.slice(index * PER_PAGE, (index + 1) * PER_PAGE).map(expectedCard);
      expect(cardsOn(route)).toEqual(expected);
    });
    expect(site.routes.filter((route) => route.startsWith(`${base}/page/`))).toEqual(
      pages.slice(1),
    );
  },
);

const HEADINGS = [
  '"Quotes" & <img src=x onerror=alert(1)',
  "Twice",
  "Twice",
  "🚀",
  `Long${"word".repeat(20)}`,
  "広告の基本",
];

test("a post and its table of contents show HTML code in headings as plain text", () => {
  const body = one(site.page("/blog/hostile-strings"), "article > header + div");
  expect(texts(body, "h2")).toEqual(HEADINGS);
  expect(texts(one(body, "details"), "a")).toEqual(HEADINGS);
  expect(body.querySelectorAll("img")).toHaveLength(0);
});
