/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { navigate, type PageProps } from "gatsby";
import PostPage from "../../src/templates/post";
import * as content from "../support/content";
import { linksOf, partOf, renderPage, textsOf } from "../support/render-page";

const POST = content.post({
  slug: "a-post",
  title: "Ads & margins",
  excerpt: "What it is about.",
  tags: ["meta ads", "ecommerce", "lift"],
  category: content.category({ name: "SEO & Content", slug: "seo-content" }),
  author: content.author({ name: "Mara Ellison", role: "Head of paid media", bio: "Mara writes." }),
  publishedAt: "2025-11-05T23:30:00.000Z",
  readingMinutes: 4,
  featuredImage: content.cover("/line.png"),
  featuredImageAlt: "A rising line.",
});

interface Shown {
  post?: Partial<content.Post>;
  latest?: content.Post[];
}

const show = ({ post, latest }: Shown = {}) =>
  renderPage(PostPage, {
    path: "/blog/a-post",
    context: { slug: "a-post" },
    data: { post: { ...POST, ...post }, settings: content.siteSettings() },
    latest,
  }).page;

const header = () => partOf(show().getByRole("heading", { level: 1 }));

test("over the text are title, excerpt, date, author, reading time and every tag", () => {
  const top = header();
  expect(top.getByRole("heading", { level: 1 })).toHaveTextContent("Ads & margins");
  expect(top.getByText("What it is about.")).toBeInTheDocument();
  expect(top.getByText("Nov 05, 2025")).toHaveAttribute("datetime", "2025-11-05T23:30:00.000Z");
  expect(top.getByText("Mara Ellison")).toBeInTheDocument();
  expect(top.getByText("4 min read")).toBeInTheDocument();
  const tags = within(top.getByRole("list", { name: "Tags" }));
  expect(textsOf(tags.getAllByRole("listitem"))).toEqual(["#metaads", "#ecommerce", "#lift"]);
});

test("a post that was changed on a later day says when", () => {
  const page = show({ post: { updatedAt: "2026-11-22T08:00:00.000Z" } });
  const changed = page.getByText("Updated Nov 22, 2026");
  expect(changed).toHaveAttribute("datetime", "2026-11-22T08:00:00.000Z");
});

test("a post that was changed on the day it came out does not", () => {
  const page = show({ post: { updatedAt: "2025-11-05T23:59:00.000Z" } });
  expect(page.queryByText(/Updated/)).toBeNull();
});

test("the ways back lead to the blog and to the category", () => {
  const trail = within(header().getByRole("navigation", { name: "Breadcrumb" }));
  expect(linksOf(trail.getAllByRole("link"))).toEqual([
    ["Back to blog", "/blog"],
    ["SEO & Content", "/blog/category/seo-content"],
  ]);
});

test.each([
  ["Facebook", "https://www.facebook.com/", "quote"],
  ["Twitter", "https://twitter.com/", "text"],
  ["LinkedIn", "https://www.linkedin.com/", "title"],
])(
  "'Share on %s' opens %s in a new tab, with address and title of the post",
  (name, site, title) => {
    const link = header().getByLabelText<HTMLAnchorElement>(`Share on ${name}`);
    expect(link.href.startsWith(site)).toBe(true);
    expect([...new URL(link.href).searchParams]).toEqual(
      expect.arrayContaining([[title, "Ads & margins"]]),
    );
    expect(link.href).toContain(encodeURIComponent("https://steepline.example/blog/a-post"));
    expect(link).toHaveAttribute("target", "_blank");
  },
);

test("beside them is the button that the frame copies the address by", () => {
  const button = header().getByLabelText("Copy link");
  expect(button.closest("ul")).toHaveAccessibleName("Share this article");
  expect(button).toHaveAttribute("data-copy");
});

test("the cover is shown with its description and loaded at once", () => {
  const cover = header().getByRole("img", { name: "A rising line." });
  expect(cover).toHaveAttribute("src", "/line.png");
  expect(cover).toHaveAttribute("loading", "eager");
});

test("only previews say that a post is not out", () => {
  const notice = "Draft: only previews show this page.";
  expect(show({ post: { notice } }).getByText(notice)).toBeInTheDocument();
});

test("a published post has no notice", () => {
  expect(show().getByRole("article").querySelector("mark")).toBeNull();
});

const HTML = '<h2 id="one">One</h2><p><strong>Bold</strong> <a href="/work">Work</a></p>';
const heading = (text: string) => ({ id: text.toLowerCase(), text });
const HEADINGS = ["One", "Two", "Three"].map(heading);

test("the text of the post is shown with its markup", () => {
  const article = within(show({ post: { html: HTML } }).getByRole("article"));
  expect(article.getByRole("heading", { level: 2 })).toHaveTextContent("One");
  expect(article.getByText("Bold", { selector: "strong" })).toBeInTheDocument();
});

test("a link of the text to a page of the site is followed without a page load", () => {
  const view = show({ post: { html: HTML } });
  fireEvent.click(view.getByText("Work", { selector: "a" }));
  expect(navigate).toHaveBeenCalledWith("/work");
});

test("the headings of the text are listed, each a link to its place", () => {
  const contents = show({ post: { contents: HEADINGS } }).getByRole("navigation", {
    name: "In this article",
  });
  for (const list of within(contents).getAllByRole("list")) {
    expect(linksOf(within(list).getAllByRole("link"))).toEqual([
      ["One", "#one"],
      ["Two", "#two"],
      ["Three", "#three"],
    ]);
  }
});

test("a text with two headings has no list of them", () => {
  const view = show({ post: { contents: HEADINGS.slice(1) } });
  expect(view.getByRole("article")).toHaveTextContent("The text of the post.");
  expect(view.queryByText("In this article")).toBeNull();
});

test("the author box has name, role and biography", () => {
  const box = within(show().getByRole("complementary", { name: "About the author" }));
  for (const text of ["Mara Ellison", "Head of paid media", "Mara writes.", "ME"]) {
    expect(box.getByText(text)).toBeInTheDocument();
  }
});

test("the closing block is the one of all posts", () => {
  const block = partOf(show().getByText("Want this done for you?", { selector: "h2" }));
  expect(block.getByText("Tell us where you are stuck.")).toBeInTheDocument();
  expect(linksOf(block.getAllByRole("link"))).toEqual([["Book intro call", "/contact"]]);
});

describe("related articles", () => {
  const related = (latest: content.Post[]) => {
    show({ latest });
    const region = within(screen.getByRole("region", { name: "Related articles" }));
    return textsOf(region.getAllByRole("heading", { level: 3 }));
  };
  const others = content.posts(4);

  test("are the latest three, the latest first", () => {
    expect(related(others)).toEqual(["Post 1", "Post 2", "Post 3"]);
  });

  test.each([0, 1, 2, 3])("leave out the post itself where %i are newer", (newer) => {
    const latest = [...others.slice(0, newer), POST, ...others.slice(newer, 3)];
    expect(related(latest)).toEqual(["Post 1", "Post 2", "Post 3"]);
  });

  test("are fewer where there are no more", () => {
    expect(related([POST, ...others.slice(0, 1)])).toEqual(["Post 1"]);
  });

  test("are left out where there is no other post", () => {
    expect(show({ latest: [POST] }).queryByText("Related articles")).toBeNull();
  });

  test("lead to their posts", () => {
    show({ latest: others });
    expect(linksOf(screen.getAllByText("Read more")).slice(0, 1)).toEqual([
      ["Read more: Post 1", "/blog/post-1"],
    ]);
  });
});

test("a post that does not exist stops the build", () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  const props = { data: { post: null, settings: content.siteSettings() } };
  const element = <PostPage {...(props as unknown as PageProps<Queries.PostQuery, never>)} />;
  expect(() => render(element)).toThrow("There is no such post");
});
