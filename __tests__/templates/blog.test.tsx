/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { within } from "@testing-library/react";
import Blog from "../../src/templates/blog";
import { category, cover, page, post, posts, siteSettings } from "../support/content";
import { linksOf, pageHead, renderPage, textsOf } from "../support/render-page";

const CATEGORIES = [
  category({ name: "Paid Advertising", slug: "paid-advertising" }),
  category({ name: "SEO & Content", slug: "seo-content" }),
];

interface Shown {
  posts?: Queries.BlogQuery["posts"]["nodes"];
  number?: number;
  pages?: number;
}

const show = ({ posts: shown = posts(2), number = 1, pages = 1 }: Shown = {}) =>
  renderPage(Blog, {
    path: number > 1 ? `/blog/page/${number}` : "/blog",
    context: { page: number, pages },
    data: {
      page: page({ title: "Blog", subtitle: "Notes.", metaTitle: "Blog: notes" }),
      settings: siteSettings(),
      allCategory: { nodes: CATEGORIES },
      posts: { nodes: shown },
    },
  }).page;

test("the card of a post has category, date, title, excerpt, two hashtags, reading time and the link 'Read more'", () => {
  const view = show({
    posts: [
      post({
        slug: "a-post",
        title: "A post",
        excerpt: "What it is about.",
        tags: ["meta ads", "ecommerce", "lift"],
        category: category({ name: "SEO & Content" }),
        publishedAt: "2025-11-05T08:00:00.000Z",
        readingMinutes: 4,
      }),
    ],
  });
  const card = within(view.getByRole("article"));
  expect(card.getByText("SEO & Content")).toBeInTheDocument();
  expect(card.getByRole("time")).toHaveAttribute("datetime", "2025-11-05T08:00:00.000Z");
  expect(card.getByRole("time")).toHaveAttribute("title", "Nov 05, 2025");
  expect(card.getByRole("time")).toHaveTextContent(/ ago$/);
  expect(card.getByRole("heading", { level: 2 })).toHaveTextContent("A post");
  expect(card.getByText("What it is about.")).toBeInTheDocument();
  expect(textsOf(card.getAllByRole("listitem"))).toEqual(["#metaads", "#ecommerce"]);
  expect(card.getByText("4 min read")).toBeInTheDocument();
  expect(linksOf(card.getAllByRole("link"))).toEqual([["Read more: A post", "/blog/a-post"]]);
});

test("the card of a post shows the post's cover, and only the first card loads its cover eagerly", () => {
  const [first, second] = show({
    posts: [
      post({ slug: "one", featuredImage: cover("/one.png"), featuredImageAlt: "A line." }),
      post({ slug: "two", featuredImage: cover("/two.png"), featuredImageAlt: "A phone." }),
    ],
  }).getAllByRole("img");
  expect(first).toHaveAccessibleName("A line.");
  expect(first).toHaveAttribute("src", "/one.png");
  expect(first).not.toHaveAttribute("loading", "lazy");
  expect(second).toHaveAccessibleName("A phone.");
  expect(second).toHaveAttribute("src", "/two.png");
  expect(second).toHaveAttribute("loading", "lazy");
});

test("the card of an unpublished post shows a notice that the post is not published", () => {
  const notice = "Draft: only previews show this page.";
  const [published, draft] = show({
    posts: [post({ slug: "one" }), post({ slug: "two", notice })],
  }).getAllByRole("article");
  expect(draft).toHaveTextContent(notice);
  expect(published).not.toHaveTextContent(/Draft/);
});

test("the head of the first blog page has the title, the canonical URL and the feed of the blog", () => {
  show({ pages: 3 });
  const head = pageHead();
  expect(head.title).toBe("Blog: notes | Steepline");
  expect(head.links("canonical")).toEqual(["https://steepline.example/blog"]);
  expect(head.links("alternate")).toEqual(["/blog/rss.xml"]);
});

test("the second blog page has its own title and canonical URL, and the share image of the blog", () => {
  show({ number: 2, pages: 3 });
  const head = pageHead();
  expect(head.title).toBe("Blog: notes (page 2) | Steepline");
  expect(head.links("canonical")).toEqual(["https://steepline.example/blog/page/2"]);
  expect(head.meta("og:image")).toEqual(["https://steepline.example/share/page.jpg"]);
});
