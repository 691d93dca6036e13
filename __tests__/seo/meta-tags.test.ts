import { metaTags } from "../../src/seo/meta-tags";

const PAGE = {
  title: "Services | Steepline",
  description: "What we do.",
  url: "https://steepline.example/services",
  brand: "Steepline",
  language: "en",
  image: "https://steepline.example/share.png",
  imageAlt: "A line",
};
const ARTICLE = {
  published: "2025-11-05T08:00:00Z",
  modified: "2025-11-06T08:00:00Z",
  author: "Mara Ellison",
  section: "Paid Advertising",
  tags: ["ads", "budget"],
};

const contents = (page: Parameters<typeof metaTags>[0], wanted: string) =>
  metaTags(page)
    .filter((tag) => ("name" in tag ? tag.name : tag.property) === wanted)
    .map(({ content }) => content);

test("search engines, Open Graph and Twitter get equal titles, descriptions and images", () => {
  for (const kind of ["og", "twitter"]) {
    expect(contents(PAGE, `${kind}:title`)).toEqual([PAGE.title]);
    expect(contents(PAGE, `${kind}:description`)).toEqual([PAGE.description]);
    expect(contents(PAGE, `${kind}:image`)).toEqual([PAGE.image]);
    expect(contents(PAGE, `${kind}:image:alt`)).toEqual([PAGE.imageAlt]);
  }
});

test("the head has one meta element for all keywords, or no meta element if the page has no keywords", () => {
  expect(contents({ ...PAGE, keywords: ["a", "b c"] }, "keywords")).toEqual(["a, b c"]);
  expect(contents(PAGE, "keywords")).toEqual([]);
});

test("only a page that search engines must not index has noindex", () => {
  expect(contents({ ...PAGE, noindex: true }, "robots")).toEqual(["noindex"]);
  expect(contents({ ...PAGE, noindex: "follow" }, "robots")).toEqual(["noindex, follow"]);
  expect(contents(PAGE, "robots")).toEqual([]);
});

test("only the metadata of an article contains dates, author, section and tags", () => {
  const post = { ...PAGE, article: ARTICLE };
  expect(contents(post, "og:type")).toEqual(["article"]);
  expect(contents(post, "article:published_time")).toEqual([ARTICLE.published]);
  expect(contents(post, "article:modified_time")).toEqual([ARTICLE.modified]);
  expect(contents(post, "article:author")).toEqual([ARTICLE.author]);
  expect(contents(post, "article:section")).toEqual([ARTICLE.section]);
  expect(contents(post, "article:tag")).toEqual(ARTICLE.tags);
  expect(contents(PAGE, "og:type")).toEqual(["website"]);
  expect(contents(PAGE, "article:author")).toEqual([]);
});

test.each([
  ["en", "en_US"],
  ["en-GB", "en_GB"],
  ["de", "de_DE"],
])("the language %s has the Open Graph locale %s", (language, locale) => {
  expect(contents({ ...PAGE, language }, "og:locale")).toEqual([locale]);
});
