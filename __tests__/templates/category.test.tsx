/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { within } from "@testing-library/react";
import Category from "../../src/templates/category";
import { category, page, posts } from "../support/content";
import { linksOf, partOf, renderPage, textsOf } from "../support/render-page";

const SEO = {
  ...category({ name: "SEO & Content", slug: "seo-content", description: "On search." }),
  service: { slug: "seo", title: "SEO service" },
};
const ADS = category({ name: "Paid Advertising", slug: "paid-advertising" });

const NEWEST = posts(5).slice(2);

const dataWith = (shown: Queries.CategoryQuery["posts"]["nodes"]) => ({
  category: SEO,
  blog: page({ keywords: ["marketing blog"] }),
  allCategory: { nodes: [ADS, SEO] },
  posts: { nodes: shown },
  newest: { nodes: shown.length > 0 ? [] : NEWEST },
});

const show = ({ shown = posts(2), number = 1, pages = 1 } = {}) =>
  renderPage(Category, {
    path: `/blog/category/seo-content${number > 1 ? `/page/${number}` : ""}`,
    context: { slug: "seo-content", page: number, pages, withPosts: ["seo-content"] },
    data: dataWith(shown),
  }).page;

test("the page of a category shows the name and the description of the category", () => {
  const view = show();
  expect(view.getByRole("heading", { level: 1 })).toHaveTextContent("SEO & Content");
  expect(view.getByText("On search.")).toBeInTheDocument();
});

test("on the page of a category, its filter is highlighted, and a filter without posts says so", () => {
  const filters = within(show().getByRole("navigation", { name: "Blog categories" }));
  expect(linksOf(filters.getAllByRole("link"))).toEqual([
    ["All", "/blog"],
    ["Paid Advertising (0)", "/blog/category/paid-advertising"],
    ["SEO & Content", "/blog/category/seo-content"],
  ]);
  expect(textsOf(filters.getAllByRole("link", { current: "page" }))).toEqual(["SEO & Content"]);
});

test("if a category has no posts, its page shows the texts for an empty category, and links to its service", () => {
  const view = show({ shown: [] });
  const empty = partOf(view.getByText("No posts found", { selector: "h2" }));
  expect(
    empty.getByText('No blog posts found in the "SEO & Content" category.'),
  ).toBeInTheDocument();
  expect(empty.queryByRole("article")).toBeNull();
  const link = view.getByRole("link", { name: "What we do in SEO service" });
  expect(link).toHaveAttribute("href", "/services#seo");
});

test("the page of a category without posts shows the newest posts of the blog", () => {
  const view = show({ shown: [] });
  const newest = within(view.getByRole("region", { name: "More from the blog" }));
  expect(linksOf(newest.getAllByText("Read more"))).toEqual([
    ["Read more: Post 3", "/blog/post-3"],
    ["Read more: Post 4", "/blog/post-4"],
    ["Read more: Post 5", "/blog/post-5"],
  ]);
});

test("the page of a category that has posts shows only these posts", () => {
  expect(show({ shown: posts(1) }).getAllByRole("article")).toHaveLength(1);
});

test("a middle page of a category links to the pages with newer and with older posts of the category", () => {
  const pages = show({ number: 2, pages: 3 }).getByRole("navigation", { name: "Pages" });
  expect(linksOf(within(pages).getAllByRole("link"))).toEqual([
    ["Newer posts", "/blog/category/seo-content"],
    ["Older posts", "/blog/category/seo-content/page/3"],
  ]);
});
