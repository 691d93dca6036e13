import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { z } from "zod";
import { type JsonFile, jsonFiles, posts as postType } from "../../src/content/types";
import { headingIds } from "../../src/lib/heading-ids";
import { EXAMPLES, POST_EXAMPLE } from "./examples";
import { NAVIGATION } from "./specification";

/**
 * One factory function per content type. The default value of a required field is its value in the
 * examples, and the default value of an optional field is null.
 */

/** The type of the default values. */
type Defaults<T> = T extends object
  ? { [K in keyof T]-?: undefined extends T[K] ? null : Defaults<T[K]> }
  : T;

const withNulls = <T extends object>(entry: z.ZodObject, example: T) =>
  Object.fromEntries(
    Object.keys(entry.shape).map((name) => [name, example[name as keyof T] ?? null]),
  ) as Defaults<T>;

const defaults = <File extends JsonFile>(file: File) =>
  withNulls(jsonFiles[file].entry, EXAMPLES[file]);

/** All fields of a type, except the fields that Gatsby adds to every node. */
type Fields<Type extends Queries.Node> = Omit<Type, keyof Queries.Node>;

/** What pages read of a picture. */
type Picture = { childImageSharp: { gatsbyImageData: IGatsbyImageData } };

export type Author = Omit<Fields<Queries.Author>, "photo"> & { photo: Picture | null };
export type Category = Fields<Queries.Category>;
export type Plan = Fields<Queries.Plan>;
export type CaseStudy = Omit<Fields<Queries.CaseStudy>, "logo" | "services"> & {
  logo: Picture | null;
  services: Pick<Queries.Service, "slug" | "title">[] | null;
};
export type Service = Omit<Fields<Queries.Service>, "picture"> & {
  picture: Queries.IllustrationFragment | null;
};
export type Post = Fields<
  Omit<Queries.Post, "author" | "category" | "featuredImage" | "markdown"> & Queries.Node
> & {
  author: Author;
  category: Category;
  featuredImage: Picture;
  /** An alias for the same cover in queries */
  shareImage: { childImageSharp: { resize: { src: string } } };
  markdown: Pick<Queries.MarkdownRemark, "headings" | "html" | "timeToRead">;
};

export const author = (overrides: Partial<Author> = {}): Author => ({
  ...defaults("authors.json"),
  position: 0,
  ...overrides,
});

export const category = (overrides: Partial<Category> = {}): Category => ({
  ...defaults("categories.json"),
  position: 0,
  ...overrides,
});

export const cover = (src = "/static/cover.png"): Post["featuredImage"] => ({
  childImageSharp: {
    gatsbyImageData: {
      layout: "fullWidth",
      width: 1600,
      height: 900,
      images: { fallback: { src, srcSet: `${src} 1600w`, sizes: "100vw" }, sources: [] },
    },
  },
});

export const shareImage = (src = "/static/post.jpg") => ({ childImageSharp: { resize: { src } } });

/** A published post, with the fields that resolvers add. */
export function post(overrides: Partial<Post> = {}): Post {
  const { id, slug, keywords, ...fields } = withNulls(postType.entry, POST_EXAMPLE);
  return {
    ...fields,
    published: true,
    content: "The text of the post.",
    postId: id ?? "",
    slug: slug ?? "",
    keywords: keywords ?? [],
    author: author(),
    category: category(),
    publishedAt: "2026-03-02T08:00:00.000Z",
    createdAt: "2026-02-20T00:00:00.000Z",
    updatedAt: "2026-03-04T08:00:00.000Z",
    featuredImage: cover(),
    markdown: { html: "<p>The text of the post.</p>", headings: [], timeToRead: 9 },
    shareImage: shareImage(),
    ...overrides,
  };
}

export const posts = (count: number): Post[] =>
  Array.from({ length: count }, (_, index) =>
    post({ slug: `post-${index + 1}`, title: `Post ${index + 1}` }),
  );

export function service(overrides: Partial<Service> = {}): Service {
  const fields = {
    ...defaults("services.json"),
    position: 0,
    ...overrides,
  };
  return { slug: headingIds()(fields.title), ...fields };
}

export const caseStudy = (overrides: Partial<CaseStudy> = {}): CaseStudy => ({
  ...defaults("cases.json"),
  position: 0,
  ...overrides,
});

export const plan = (overrides: Partial<Plan> = {}): Plan => ({
  ...defaults("plans.json"),
  featured: false,
  position: 0,
  ...overrides,
});

export const processStep = (
  overrides: Partial<Fields<Queries.ProcessStep>> = {},
): Fields<Queries.ProcessStep> => ({
  ...defaults("process.json"),
  position: 0,
  ...overrides,
});

export const page = (
  overrides: Partial<Fields<Queries.PageTexts>> = {},
): Fields<Queries.PageTexts> => ({
  key: "services",
  ...defaults("pages.json"),
  ...overrides,
});

export const siteSettings = (
  overrides: Partial<Fields<Queries.SiteSettings>> = {},
): Fields<Queries.SiteSettings> => ({
  ...defaults("site.json"),
  navigation: NAVIGATION.map(([label, path]) => ({ label, path })),
  shareNetworks: ["facebook", "twitter", "linkedin"],
  ...overrides,
});
