import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { z } from "zod";
import {
  type JsonFile,
  jsonFiles,
  type PostContent,
  posts as postType,
} from "../../src/content/types";
import { exampleOf } from "../../src/content/types/define";
import { headingIds } from "../../src/markdown/headings";
import { NAVIGATION } from "./specification";

/**
 * One factory function per content type. The default value of each field is the example in its
 * declaration.
 */

const example = <File extends JsonFile>(file: File) =>
  exampleOf(jsonFiles[file].entry) as Required<z.infer<(typeof jsonFiles)[File]["entry"]>>;

export const postExample = exampleOf(postType.entry) as PostContent;

/** What the check reads from a file with these data. */
export const reading = (data: unknown) => ({
  source: { file: "content/x", format: "json" as const, data, places: new Map() },
});

/** All fields of a type, except the fields that Gatsby adds to every node. */
type Fields<Type extends Queries.Node> = Omit<Type, keyof Queries.Node>;

export type Author = Fields<Queries.Author>;
export type Category = Fields<Queries.Category>;
export type Plan = Fields<Queries.Plan>;
export type CaseStudy = Omit<Fields<Queries.CaseStudy>, "services"> & {
  services: Pick<Queries.Service, "slug" | "title">[] | null;
};
export type Service = Fields<Queries.Service>;
export type Post = Fields<Omit<Queries.Post, "author" | "category" | "markdown"> & Queries.Node> & {
  author: Author;
  category: Category;
  markdown: Pick<Queries.MarkdownRemark, "headings" | "html" | "timeToRead">;
};

export const author = (overrides: Partial<Author> = {}): Author => ({
  ...example("authors.json"),
  position: 0,
  ...overrides,
});

export const category = (overrides: Partial<Category> = {}): Category => ({
  ...example("categories.json"),
  service: null,
  position: 0,
  ...overrides,
});

export const cover = (src = "/static/cover.png"): IGatsbyImageData => ({
  layout: "constrained",
  width: 1600,
  height: 900,
  images: {
    fallback: { src, srcSet: `${src} 1600w`, sizes: "100vw" },
    sources: [],
  },
});

/** A published post, with the fields that resolvers add. */
export function post(overrides: Partial<Post> = {}): Post {
  const { id, featuredImage, ...fields } = postExample;
  return {
    ...fields,
    published: true,
    content: "The text of the post.",
    postId: id,
    aliases: [],
    author: author(),
    category: category(),
    publishedAt: "2026-03-02T08:00:00.000Z",
    createdAt: "2026-02-20T00:00:00.000Z",
    updatedAt: "2026-03-04T08:00:00.000Z",
    featuredImage: cover(),
    notice: null,
    markdown: { html: "<p>The text of the post.</p>", headings: [], timeToRead: 9 },
    shareImage: "/static/post.jpg",
    ...overrides,
  };
}

export const posts = (count: number): Post[] =>
  Array.from({ length: count }, (_, index) =>
    post({ slug: `post-${index + 1}`, title: `Post ${index + 1}` }),
  );

export function service(overrides: Partial<Service> = {}): Service {
  const fields = {
    ...example("services.json"),
    article: null,
    position: 0,
    ...overrides,
  };
  return { slug: headingIds()(fields.title), ...fields };
}

export const caseStudy = (overrides: Partial<CaseStudy> = {}): CaseStudy => ({
  ...example("cases.json"),
  services: null,
  spend: null,
  period: null,
  countedBy: null,
  client: null,
  quote: null,
  quotedBy: null,
  position: 0,
  ...overrides,
});

export const plan = (overrides: Partial<Plan> = {}): Plan => ({
  ...example("plans.json"),
  featured: false,
  label: overrides.featured ? "Most popular" : null,
  position: 0,
  slug: headingIds()(overrides.name ?? example("plans.json").name),
  ...overrides,
});

export const processStep = (
  overrides: Partial<Fields<Queries.ProcessStep>> = {},
): Fields<Queries.ProcessStep> => ({
  ...example("process.json"),
  position: 0,
  ...overrides,
});

/** A closing block whose button opens the contact form without a preselected topic. */
const callToAction = { ...example("site.json").blog.callToAction, about: null };

/** Returns the data of a page that ends with a call to action and has no teaser. */
export const page = (overrides: Partial<Fields<Queries.Page>> = {}): Fields<Queries.Page> => ({
  key: "services",
  ...example("pages.json"),
  callToAction,
  teaser: null,
  questionsTitle: null,
  questions: null,
  ...overrides,
});

export const siteSettings = (
  overrides: Partial<Fields<Queries.SiteSettings>> = {},
): Fields<Queries.SiteSettings> => ({
  ...example("site.json"),
  navigation: NAVIGATION.map(([label, path]) => ({ label, path })),
  shareNetworks: ["facebook", "twitter", "linkedin"],
  privacy: null,
  scripts: null,
  blog: { ...example("site.json").blog, callToAction },
  ...overrides,
});
