/** @jest-environment jsdom */
import type { ReactElement } from "react";
import NotFoundPage from "../../src/pages/404";
import ContactPage from "../../src/pages/contact";
import MessageSentPage from "../../src/pages/contact/sent";
import HomePage from "../../src/pages/index";
import PricingPage from "../../src/pages/pricing";
import ProcessPage from "../../src/pages/process";
import SearchPage from "../../src/pages/search";
import ServicesPage from "../../src/pages/services";
import WorkPage from "../../src/pages/work";
import PostPage from "../../src/templates/post";
import * as content from "../support/content";
import { pageHead, renderPage } from "../support/render-page";

const SITE = "https://steepline.example";

const PAGE = content.page({
  title: "The heading",
  metaTitle: "The title",
  metaDescription: "The description.",
  keywords: ["one", "two"],
});

/** The data that the GraphQL queries of the pages would return. */
const DATA = {
  page: PAGE,
  services: PAGE,
  work: PAGE,
  process: PAGE,
  pricing: PAGE,
  contact: PAGE,
  blog: PAGE,
  home: PAGE,
  settings: content.siteSettings(),
  allService: { nodes: [content.service({ title: "Paid Ads", desc: "Campaigns." })] },
  cases: { nodes: [content.caseStudy()] },
  allCaseStudy: { nodes: [content.caseStudy()] },
  allProcessStep: { nodes: [content.processStep()] },
  allPlan: { nodes: [content.plan({ name: "Growth", price: "$3.5k/mo", summary: "To scale." })] },
  allCategory: { nodes: [content.category()] },
  allAuthor: { nodes: [content.author()] },
  allPost: { nodes: [content.post()] },
};

type AnyPage = (props: never) => ReactElement;

const PAGES: [path: string, Page: AnyPage, types: string[]][] = [
  ["/", HomePage, ["WebPage", "Organization", "WebSite"]],
  ["/services", ServicesPage, ["WebPage", "BreadcrumbList", "ItemList"]],
  ["/work", WorkPage, ["CollectionPage", "BreadcrumbList", "ItemList"]],
  ["/process", ProcessPage, ["WebPage", "BreadcrumbList"]],
  ["/pricing", PricingPage, ["WebPage", "BreadcrumbList", "Organization"]],
  ["/contact", ContactPage, ["ContactPage", "BreadcrumbList", "Organization", "WebSite"]],
  ["/search", SearchPage, ["WebPage", "BreadcrumbList"]],
];

function headOf(Page: AnyPage, path: string, data: object = DATA) {
  renderPage(Page as Parameters<typeof renderPage>[0], { path, data });
  return pageHead();
}

describe.each(PAGES)("%s", (path, Page, types) => {
  test(`the head of the page has title, canonical URL, share image and structured data of these types: ${types.join(", ")}`, () => {
    const head = headOf(Page, path);
    expect(head.title).toBe("The title | Steepline");
    expect(head.language).toBe("en");
    expect(head.meta("keywords")).toEqual(["one, two"]);
    expect(head.links("canonical")).toEqual([`${SITE}${path}`]);
    expect(head.meta("og:url")).toEqual([`${SITE}${path}`]);
    expect(head.meta("og:image")).toEqual([`${SITE}/share/page.jpg`]);
    expect(head.meta("og:image:alt")).toEqual(["The heading"]);
    expect(head.meta("robots")).toEqual(path === "/search" ? ["noindex, follow"] : []);
    expect(head.graph.map((node) => node["@type"])).toEqual(types);
    expect(head.graph[0]).toMatchObject({ url: `${SITE}${path}`, name: "The title" });
  });
});

test.each([
  ["the not-found page", NotFoundPage, "/404"],
  ["the page after a sent message", MessageSentPage, "/contact/sent"],
] as [string, AnyPage, string][])("the head of %s contains noindex", (_name, Page, path) => {
  const head = headOf(Page, path);
  expect(head.title).toBe("The title | Steepline");
  expect(head.meta("robots")).toEqual(["noindex"]);
  expect(head.links("canonical")).toEqual([]);
  expect(head.graph).toEqual([]);
});

test("the breadcrumb of a page that is not in the navigation ends with the heading of the page", () => {
  const trail = headOf(SearchPage, "/search").graph.at(-1);
  expect(trail.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    "Steepline",
    "The heading",
  ]);
});

describe("a post", () => {
  const post = content.post({
    slug: "a-post",
    title: "A post",
    metaTitle: "The title",
    tags: ["meta ads", "lift"],
    author: content.author({ name: "Mara Ellison", role: "Head of paid media" }),
    category: content.category({ name: "SEO & Content", slug: "seo-content" }),
    publishedAt: "2025-11-05T08:00:00.000Z",
    updatedAt: "2025-11-09T08:00:00.000Z",
  });
  const head = (overrides: Partial<content.Post> = {}) =>
    headOf(PostPage, "/blog/a-post", { ...DATA, post: { ...post, ...overrides } });

  test("the head of a post has title, canonical URL, share image and feed", () => {
    const { title, links, meta } = head();
    expect(title).toBe("The title | Steepline");
    expect(links("canonical")).toEqual([`${SITE}/blog/a-post`]);
    expect(links("alternate")).toEqual(["/blog/rss.xml"]);
    expect(meta("og:image")).toEqual([`${SITE}/share/post.jpg`]);
    expect(meta("og:image:alt")).toEqual(["A post"]);
  });

  test("the head of a post describes an Open Graph article with dates, author, category and tags", () => {
    const { meta } = head();
    expect(meta("og:type")).toEqual(["article"]);
    expect(meta("article:published_time")).toEqual(["2025-11-05T08:00:00.000Z"]);
    expect(meta("article:modified_time")).toEqual(["2025-11-09T08:00:00.000Z"]);
    expect(meta("article:author")).toEqual(["Mara Ellison"]);
    expect(meta("article:section")).toEqual(["SEO & Content"]);
    expect(meta("article:tag")).toEqual(["meta ads", "lift"]);
  });

  test("the structured data of a post contain a BlogPosting", () => {
    const posting = head().graph.find((node) => node["@type"] === "BlogPosting");
    expect(posting).toMatchObject({
      headline: "A post",
      image: `${SITE}/static/cover.png`,
      datePublished: "2025-11-05T08:00:00.000Z",
      dateModified: "2025-11-09T08:00:00.000Z",
      author: {
        "@type": "Person",
        name: "Mara Ellison",
        jobTitle: "Head of paid media",
        url: `${SITE}/process#mara-ellison`,
      },
      inLanguage: "en",
      publisher: { name: "Steepline" },
      articleSection: "SEO & Content",
      url: `${SITE}/blog/a-post`,
    });
  });

  test("the breadcrumb of a post contains the blog, the category and the post", () => {
    const trail = head().graph.find((node) => node["@type"] === "BreadcrumbList");
    const crumbs = trail.itemListElement.map((crumb: Record<string, unknown>) => [
      crumb.position,
      crumb.name,
      crumb.item,
    ]);
    expect(crumbs).toEqual([
      [1, "Steepline", `${SITE}/`],
      [2, "Blog", `${SITE}/blog`],
      [3, "SEO & Content", `${SITE}/blog/category/seo-content`],
      [4, "A post", `${SITE}/blog/a-post`],
    ]);
  });

  test("a post has noindex before it is published", () => {
    const { meta, links } = head({ notice: "Draft." });
    expect(meta("robots")).toEqual(["noindex"]);
    expect(links("canonical")).toEqual([]);
  });
});
