import { LOCALE } from "../language";

export interface Article {
  published: string;
  modified: string;
  author: string;
  section: string;
  tags: readonly string[];
}

interface PageFacts {
  title: string;
  description: string;
  url: string;
  brand: string;
  keywords?: readonly string[];
  image: string;
  imageAlt: string;
  noindex?: boolean;
  article?: Article;
}

const named = (name: string, content: string) => ({ name, content });
const property = (name: string, content: string) => ({ property: name, content });

const articleTags = (article: Article) => [
  property("article:published_time", article.published),
  property("article:modified_time", article.modified),
  property("article:author", article.author),
  property("article:section", article.section),
  ...article.tags.map((tag) => property("article:tag", tag)),
];

/** Returns meta elements for search engines, Open Graph (https://ogp.me) and Twitter cards. */
export function metaTags(page: PageFacts) {
  return [
    named("description", page.description),
    ...(page.keywords ? [named("keywords", page.keywords.join(", "))] : []),
    ...(page.noindex ? [named("robots", "noindex")] : []),
    property("og:type", page.article ? "article" : "website"),
    property("og:site_name", page.brand),
    property("og:title", page.title),
    property("og:description", page.description),
    property("og:url", page.url),
    property("og:image", page.image),
    property("og:image:width", "1200"),
    property("og:image:height", "630"),
    property("og:image:alt", page.imageAlt),
    property("og:locale", LOCALE),
    named("twitter:card", "summary_large_image"),
    named("twitter:title", page.title),
    named("twitter:description", page.description),
    named("twitter:image", page.image),
    named("twitter:image:alt", page.imageAlt),
    ...(page.article ? articleTags(page.article) : []),
  ];
}
