import { z } from "zod";
import { authors } from "./author";
import { categories } from "./category";
import { field, group, markdownFiles } from "./define";
import { alias, entryOf, isoDate, listOf, metaFields, picture, text, textField } from "./fields";

const post = group("Post", "An article of the blog. Drafts and scheduled articles are included.", {
  id: field(
    "Identifier that no other post has, and that never changes; the default is the slug",
    text().meta({ unique: true }).optional(),
  ),
  title: textField("Title of the post"),
  slug: field(
    "Last part of the post's address, as in /blog/<slug>: the name of its folder",
    text().optional(),
  ),
  excerpt: textField("One or two sentences about the post, for its page, cards and previews"),
  author: field("Name of the author, from content/authors.json", entryOf(authors, "name")),
  category: field(
    "Name of the category, from content/categories.json",
    entryOf(categories, "name"),
  ),
  tags: field(
    "Keywords of your choice. Cards show the first two as hashtags",
    listOf(text().regex(/^[^#]/, "begins with #, which cards add. Remove it")),
  ),
  featuredImage: field(
    "Path of the cover in the folder of the post; the best size is 1600 x 900 pixels",
    picture,
  ),
  coverFocus: field(
    "Edge of the cover that stays visible where the site crops the cover",
    z.enum(["top", "bottom", "left", "right"]).optional(),
  ),
  featuredImageAlt: textField("Description of the cover, for people who cannot see it"),
  published: field(
    "Whether visitors may see the post; false means a draft, which only previews show",
    z.boolean(),
  ),
  publishedAt: field(
    "Date of publication. Before this date, the post is visible only in preview builds",
    isoDate,
  ),
  createdAt: field(
    "Date on which the post was started; the default is the date of publication",
    isoDate.optional(),
  ),
  updatedAt: field("Date of the last change of the post", isoDate),
  ...metaFields,
  keywords: field(
    "Keywords for search engines; the default are the tags",
    metaFields.keywords.optional(),
  ),
  aliases: field(
    "Former addresses of the post, which redirect to the post",
    z.array(alias).optional(),
  ),
});

/** Names that begin with a dot or an underscore are ignored. */
const PATTERN = /^posts\/[^._/][^/]*\/index\.md$/;

/** `postId` is the field `id` of the file, because `id` is Gatsby's own. `content` is the text. */
export const posts = markdownFiles("posts/<slug>/index.md", post, PATTERN, {
  id: "ID!",
  postId: "String!",
  keywords: "[String!]!",
  createdAt: "Date!",
  content: "String!",
});

export type PostContent = z.infer<typeof post>;

export const isDraft = (post: unknown): boolean =>
  (post as { published?: unknown } | null)?.published === false;
