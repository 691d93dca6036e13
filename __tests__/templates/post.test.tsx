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

test("shows title, excerpt, date, author, reading time and all tags above the text", () => {
  const top = header();
  expect(top.getByRole("heading", { level: 1 })).toHaveTextContent("Ads & margins");
  expect(top.getByText("What it is about.")).toBeInTheDocument();
  expect(top.getByText("Nov 05, 2025")).toHaveAttribute("datetime", "2025-11-05T23:30:00.000Z");
  expect(top.getByText("Mara Ellison")).toBeInTheDocument();
  expect(top.getByText("4 min read")).toBeInTheDocument();
  const tags = within(top.getByRole("list", { name: "Tags" }));
  expect(textsOf(tags.getAllByRole("listitem"))).toEqual(["#metaads", "#ecommerce", "#lift"]);
});

test("shows the date of an update on a later day", () => {
  const page = show({ post: { updatedAt: "2026-11-22T08:00:00.000Z" } });
  const changed = page.getByText("Updated Nov 22, 2026");
  expect(changed).toHaveAttribute("datetime", "2026-11-22T08:00:00.000Z");
});

test("hides the date of an update on the day of publication", () => {
  const page = show({ post: { updatedAt: "2025-11-05T23:59:00.000Z" } });
  expect(page.queryByText(/Updated/)).toBeNull();
});

test("links back to the blog and to the category", () => {
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
])("'Share on %s' opens %s in a new tab, with URL and title of the post", (name, site, title) => {
  const link = header().getByLabelText<HTMLAnchorElement>(`Share on ${name}`);
  expect(link.href.startsWith(site)).toBe(true);
  expect([...new URL(link.href).searchParams]).toEqual(
    expect.arrayContaining([[title, "Ads & margins"]]),
  );
  expect(link.href).toContain(encodeURIComponent("https://steepline.example/blog/a-post"));
  expect(link).toHaveAttribute("target", "_blank");
});

test("has a button that copies the URL beside the share links", () => {
  const button = header().getByLabelText("Copy link");
  expect(button.closest("ul")).toHaveAccessibleName("Share this article");
  expect(button).toHaveAttribute("data-copy");
});

test("shows the cover with its alternative text and loads it eagerly", () => {
  const cover = header().getByRole("img", { name: "A rising line." });
  expect(cover).toHaveAttribute("src", "/line.png");
  expect(cover).toHaveAttribute("loading", "eager");
});

test("shows the notice of an unpublished post", () => {
  const notice = "Draft: only previews show this page.";
  expect(show({ post: { notice } }).getByText(notice)).toBeInTheDocument();
});

test("a published post has no notice", () => {
  expect(show().getByRole("article").querySelector("mark")).toBeNull();
});

const HTML = '<h2 id="one">One</h2><p><strong>Bold</strong> <a href="/work">Work</a></p>';
const heading = (text: string) => ({ id: text.toLowerCase(), text });
const HEADINGS = ["One", "Two", "Three"].map(heading);

test("shows the text of the post with its markup", () => {
  const article = within(show({ post: { html: HTML } }).getByRole("article"));
  expect(article.getByRole("heading", { level: 2 })).toHaveTextContent("One");
  expect(article.getByText("Bold", { selector: "strong" })).toBeInTheDocument();
});

test("follows a link to a page of the site by client-side navigation", () => {
  const view = show({ post: { html: HTML } });
  const link = view.getByText("Work", { selector: "a" });
  // The browser opens a new tab.
  fireEvent.click(link, { ctrlKey: true });
  expect(navigate).not.toHaveBeenCalled();
  fireEvent.click(link);
  expect(navigate).toHaveBeenCalledWith("/work");
});

test("lists the headings of the text as links", () => {
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

test("shows no list of headings for a text with only two headings", () => {
  const view = show({ post: { contents: HEADINGS.slice(1) } });
  expect(view.getByRole("article")).toHaveTextContent("The text of the post.");
  expect(view.queryByText("In this article")).toBeNull();
});

test("the author box shows name, role and biography", () => {
  const box = within(show().getByRole("complementary", { name: "About the author" }));
  for (const text of ["Mara Ellison", "Head of paid media", "Mara writes."]) {
    expect(box.getByText(text)).toBeInTheDocument();
  }
});

test("shows the closing block of the blog", () => {
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

  test("related articles are the latest three, newest first", () => {
    expect(related(others)).toEqual(["Post 1", "Post 2", "Post 3"]);
  });

  test.each([0, 1, 2, 3])(
    "related articles leave out the current post if %i posts are newer",
    (newer) => {
      const latest = [...others.slice(0, newer), POST, ...others.slice(newer, 3)];
      expect(related(latest)).toEqual(["Post 1", "Post 2", "Post 3"]);
    },
  );

  test("related articles are fewer if the blog has fewer posts", () => {
    expect(related([POST, ...others.slice(0, 1)])).toEqual(["Post 1"]);
  });

  test("related articles are hidden if the blog has no other post", () => {
    expect(show({ latest: [POST] }).queryByText("Related articles")).toBeNull();
  });

  test("related articles link to their posts", () => {
    show({ latest: others });
    const region = within(screen.getByRole("region", { name: "Related articles" }));
    expect(linksOf(region.getAllByRole("link")).slice(0, 1)).toEqual([["Post 1", "/blog/post-1"]]);
  });
});

test("an unknown post stops the build with an error that contains its slug", () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  const data = { post: null, settings: content.siteSettings() };
  const props = { data, pageContext: { slug: "gone" } };
  const element = <PostPage {...(props as unknown as PageProps<Queries.PostQuery, never>)} />;
  expect(() => render(element)).toThrow('The content has no post "gone"');
});
