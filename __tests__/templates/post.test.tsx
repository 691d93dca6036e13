/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import PostPage from "../../src/templates/post";
import * as content from "../support/content";
import { partOf, renderPage, textsOf } from "../support/render-page";

const POST = content.post({
  slug: "a-post",
  title: "Ads & margins",
  excerpt: "What it is about.",
  tags: ["meta ads", "ecommerce", "lift"],
  category: content.category({ name: "SEO & Content", slug: "seo-content" }),
  author: content.author({ name: "Mara Ellison", role: "Head of paid media", bio: "Mara writes." }),
  publishedAt: "2025-11-05T23:30:00.000Z",
  markdown: { html: "<p>The text of the post.</p>", headings: [], timeToRead: 4 },
  featuredImage: content.cover("/line.png"),
  featuredImageAlt: "A rising line.",
});

interface Shown {
  post?: Partial<content.Post>;
  related?: content.Post[];
  notice?: string | null;
}

const show = ({ post, related = [], notice = null }: Shown = {}) =>
  renderPage(PostPage, {
    path: "/blog/a-post",
    context: { notice },
    data: {
      post: { ...POST, ...post },
      related: { nodes: related },
      settings: content.siteSettings(),
    },
  }).page;

const header = () => partOf(show().getByRole("heading", { level: 1 }));

test("a post shows title, excerpt, date, author, reading time and all tags above the text", () => {
  const top = header();
  expect(top.getByRole("heading", { level: 1 })).toHaveTextContent("Ads & margins");
  expect(top.getByText("What it is about.")).toBeInTheDocument();
  expect(top.getByText("Nov 05, 2025")).toHaveAttribute("datetime", "2025-11-05T23:30:00.000Z");
  expect(top.getByText("Mara Ellison")).toBeInTheDocument();
  expect(top.getByText("4 min read")).toBeInTheDocument();
  const tags = within(top.getByRole("list", { name: "Tags" }));
  expect(textsOf(tags.getAllByRole("listitem"))).toEqual(["meta ads", "ecommerce", "lift"]);
});

test("a post shows the date of its update if the update was on a later day than the publication", () => {
  const page = show({ post: { updatedAt: "2026-11-22T08:00:00.000Z" } });
  const changed = page.getByText("Updated Nov 22, 2026");
  expect(changed).toHaveAttribute("datetime", "2026-11-22T08:00:00.000Z");
});

test("a post hides the date of its update if the update was on the day of publication", () => {
  const page = show({ post: { updatedAt: "2025-11-05T23:59:00.000Z" } });
  expect(page.queryByText(/Updated/)).toBeNull();
});

test.each([
  ["Facebook", "https://www.facebook.com/", "quote"],
  ["Twitter", "https://twitter.com/", "text"],
  ["LinkedIn", "https://www.linkedin.com/", "title"],
])(
  "the link 'Share on %s' opens %s with the URL and the title of the post in a new tab",
  (name, site, title) => {
    const tab = `Share on ${name} (opens in a new tab)`;
    const link = header().getByRole<HTMLAnchorElement>("link", { name: tab });
    expect(link.href.startsWith(site)).toBe(true);
    expect([...new URL(link.href).searchParams]).toEqual(
      expect.arrayContaining([[title, "Ads & margins"]]),
    );
    expect(link.href).toContain(encodeURIComponent("https://steepline.example/blog/a-post"));
    expect(link).toHaveAttribute("target", "_blank");
  },
);

test("the list of share links has a button that copies the URL of the post", () => {
  const button = header().getByLabelText("Copy link");
  expect(button.closest("ul")).toHaveAccessibleName("Share this article");
  expect(button).toHaveAttribute("data-copy");
});

test("a post shows its cover with the alternative text, and loads the cover eagerly", () => {
  const cover = header().getByRole("img", { name: "A rising line." });
  expect(cover).toHaveAttribute("src", "/line.png");
  expect(cover).not.toHaveAttribute("loading", "lazy");
});

test("an unpublished post shows a notice that the post is not published", () => {
  const notice = "Draft: only previews show this page.";
  expect(show({ notice }).getByText(notice)).toBeInTheDocument();
});

test("a published post shows neither the notice of a draft nor the notice of a scheduled post", () => {
  expect(show().getByRole("article").querySelector("mark")).toBeNull();
});

const HEADINGS = ["One", "Two", "Three"].map((value) => ({
  id: value.toLowerCase(),
  value,
  depth: 2,
}));
const withHeadings = (headings: typeof HEADINGS) => ({ ...POST.markdown, headings });

test("the table of contents links to each heading of the post", () => {
  const contents = show({ post: { markdown: withHeadings(HEADINGS) } }).getByRole("navigation", {
    name: "In this article",
  });
  const links = [...contents.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual(["#one", "#two", "#three"]);
});

test("a post with only two headings has no table of contents", () => {
  const view = show({ post: { markdown: withHeadings(HEADINGS.slice(1)) } });
  expect(view.getByRole("article")).toHaveTextContent("The text of the post.");
  expect(view.queryByText("In this article")).toBeNull();
});

test("the author box shows name, role and biography", () => {
  const box = within(show().getByRole("complementary", { name: "About the author" }));
  for (const text of ["Mara Ellison", "Head of paid media", "Mara writes."]) {
    expect(box.getByText(text)).toBeInTheDocument();
  }
});

test("the author box shows the photo of the author, and initials if there is none", () => {
  const photo = content.cover("/mara.jpg");
  const page = show({ post: { author: content.author({ name: "Mara Ellison", photo }) } });
  expect(page.getByRole("img", { name: "Photo of Mara Ellison" })).toHaveAttribute(
    "data-src",
    "/mara.jpg",
  );
  expect(page.queryByText("ME")).toBeNull();
});

test.each([
  ["Mara Ellison", "ME"],
  ["Ana Sofía de la Cruz", "AC"],
  ["Björk", "B"],
])("the author box of %s without a photo shows the initials %s", (name, initials) => {
  const page = show({ post: { author: content.author({ name }) } });
  expect(page.getByText(initials)).toBeInTheDocument();
});

test("titles, excerpts and the table of contents take the direction of their text", () => {
  const title = "مسلم";
  const related = content.post({ slug: "other", title, excerpt: `${title} 1` });
  const headings = HEADINGS.map((heading) => ({ ...heading, value: `${title} ${heading.id}` }));
  const view = show({
    post: { title: `${title} 2`, excerpt: `${title} 3`, markdown: withHeadings(headings) },
    related: [related],
  });
  const texts = view.getAllByText(new RegExp(`^${title}`));
  expect(texts).toHaveLength(7);
  for (const text of texts) expect(text).toHaveAttribute("dir", "auto");
});

test("a post shows its related articles", () => {
  show({ related: content.posts(3) });
  const region = within(screen.getByRole("region", { name: "Related articles" }));
  const titles = textsOf(region.getAllByRole("heading", { level: 3 }));
  expect(titles).toEqual(["Post 1", "Post 2", "Post 3"]);
});

test("a post shows no related articles if the blog has no other post", () => {
  expect(show().queryByText("Related articles")).toBeNull();
});
