/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import Blog from "../../src/templates/blog";
import { category, cover, page, post, posts } from "../support/content";
import { renderPage } from "../support/render-page";

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
    context: { page: number, pages, withPosts: ["paid-advertising"] },
    data: {
      blog: page({ title: "Blog", subtitle: "Notes.", metaTitle: "Blog: notes" }),
      allCategory: { nodes: CATEGORIES },
      posts: { nodes: shown },
    },
  }).page;

test("the card of a post shows the date of the last change if it is not the day of publication", () => {
  const publishedAt = "2025-11-05T08:00:00.000Z";
  const [same, changed] = show({
    posts: [
      post({ slug: "one", publishedAt, updatedAt: "2025-11-05T18:00:00.000Z" }),
      post({ slug: "two", publishedAt, updatedAt: "2026-11-27T08:00:00.000Z" }),
    ],
  }).getAllByRole("article");
  expect(same).not.toHaveTextContent(/Updated/);
  expect(changed).toHaveTextContent("Updated Nov 27, 2026");
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
  expect(second).toHaveAttribute("data-src", "/two.png");
  expect(second).toHaveAttribute("loading", "lazy");
});
