import { z } from "zod";
import { ALSO_WHEN_INCOMPLETE, alias, isoDate, line, metaFields, slug } from "./fields";

/** Addresses under /blog that belong to the site itself. */
export const RESERVED_SLUGS = ["category", "page"];

/** Whether two dates are in order; what is no date of the site has been refused for that already. */
const inOrder = (earlier: unknown, later: unknown) => {
  const [first, second] = [isoDate.safeParse(earlier), isoDate.safeParse(later)];
  if (!first.success || !second.success) return true;
  return Date.parse(first.data) <= Date.parse(second.data);
};

/** Front matter of `content/posts/<slug>/index.md`. */
export const postSchema = z
  .strictObject({
    id: line(100).describe("Never changes, even when title and slug do"),
    title: line(110),
    slug: slug.refine((value) => !RESERVED_SLUGS.includes(value), {
      error: "is reserved by the blog itself. Fix: choose another slug and rename the folder",
    }),
    excerpt: line(240).describe("One or two sentences for cards and previews"),
    author: line(80).meta({
      description: "A name from content/authors.json",
      reference: "authors.json",
    }),
    category: line(80).meta({
      description: "A name from content/categories.json",
      reference: "categories.json",
    }),
    tags: z
      .array(line(40), "is not a list. Fix: write [first tag, second tag]")
      .min(1, "is empty. Fix: name at least one tag"),
    featuredImage: z
      .string()
      .regex(
        /^\.\/[\w-]+\.(png|jpe?g|webp|avif)$/,
        "is not an image beside the post. Fix: put it into the post's folder and write ./cover.png",
      )
      .meta({
        description: "The picture over it and on its cards, beside index.md; 1600 x 900 is best",
        widget: "image",
      }),
    featuredImageAlt: line(240).describe("What the image shows, for people who do not see it"),
    published: z
      .boolean("is neither true nor false. Fix: write true or false without quotes")
      .describe("Whether visitors may see it; false is a draft, which only previews show"),
    publishedAt: isoDate.describe("When it comes out; before that time only previews show it"),
    createdAt: isoDate,
    updatedAt: isoDate,
    ...metaFields,
    aliases: z
      .array(alias, "is not a list. Fix: write [old-slug]")
      .optional()
      .describe("Former addresses, which lead to the post for ever"),
  })
  .refine((post) => inOrder(post.createdAt, post.publishedAt), {
    ...ALSO_WHEN_INCOMPLETE,
    path: ["publishedAt"],
    error: "is before createdAt. Fix: correct one of the two dates",
  })
  .refine((post) => inOrder(post.publishedAt, post.updatedAt), {
    ...ALSO_WHEN_INCOMPLETE,
    path: ["updatedAt"],
    error: "is before publishedAt. Fix: correct one of the two dates",
  });

export type PostContent = z.infer<typeof postSchema>;

export const postTypeDefs = /* GraphQL */ `
  "A published article of the blog. Unpublished ones never become nodes."
  type Post implements Node @dontInfer {
    "What a preview says over a post that visitors cannot see yet; null where they can"
    notice: String
    "Former addresses, as paths"
    aliases: [String!]!
    "The author's own identifier, which never changes"
    postId: String!
    "The heading"
    title: String!
    "Last part of the address, as in /blog/<slug>"
    slug: String!
    "One or two sentences for cards and previews"
    excerpt: String!
    "Who wrote it"
    author: Author! @link(by: "name")
    "The one category it is in"
    category: Category! @link(by: "name")
    "Free words, shown as hashtags"
    tags: [String!]!
    "The picture over it and on its cards, in all its sizes"
    featuredImage: GatsbyImageData!
    "What the image shows, for people who do not see it"
    featuredImageAlt: String!
    "When it came out, in UTC"
    publishedAt: Date! @dateformat
    "When it was begun, in UTC"
    createdAt: Date! @dateformat
    "When it was last changed, in UTC"
    updatedAt: Date! @dateformat
    "Tab title without the brand"
    metaTitle: String!
    "Description for search results"
    metaDescription: String!
    "For search engines that read them"
    keywords: [String!]!
    "The body as safe HTML: no scripts, no raw HTML, no unsafe addresses"
    html: String!
    "The body for feed readers: the text alone, with whole addresses"
    feedHtml: String!
    "Its headings of the second level, in order"
    contents: [PostHeading!]!
    "Whole minutes that reading the body takes, at least 1"
    readingMinutes: Int!
  }

  "A heading in the body of a post."
  type PostHeading {
    "The anchor it has in the body"
    id: String!
    "What it says, without marks"
    text: String!
  }
`;
