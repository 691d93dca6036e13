import { z } from "zod";
import { textIn, valueAt } from "../values";
import { field, group, markdownFiles } from "./define";
import { alias, isoDate, line, listOf, metaFields, slug, text, trueOrFalse } from "./fields";

/** No post may have these slugs, because /blog/category and /blog/page are other pages. */
const RESERVED_SLUGS = ["category", "page"];

const COVER = /^\.\/(?![._])[^/\\]+\.(png|PNG|jpe?g|JPE?G|webp|WEBP|avif|AVIF)$/;

function coverFault(path: string): string {
  const [, name = "cover", format = ""] = /([^/\\]+)\.(\w+)$/.exec(path) ?? [];
  // Phones save photos in the format HEIC.
  if (/^hei[cf]$/i.test(format)) {
    return `is a HEIC photo, which most browsers cannot show. Fix: export the photo as JPEG, and write ./${name}.jpg`;
  }
  const visible = name.replace(/^[._]+/, "");
  if (visible !== name) {
    return `has a name that starts with ${name[0]}, which the build ignores. Fix: rename the image to ${visible}.${format}, and write ./${visible}.${format}`;
  }
  return COVER.test(`./${name}.${format}`)
    ? `is not a path in the post's folder. Fix: put the image into that folder, and write ./${name}.${format}`
    : `is not a PNG, JPEG, WebP or AVIF image. Fix: save the image as PNG in the post's folder, and write ./${name}.png`;
}

const cover = z.string().regex(COVER, { error: ({ input }) => coverFault(String(input)) });

const tag = line(40).regex(/^[^#]/, "starts with #, which the site adds. Fix: remove the #");

const post = group("Post", "An article of the blog. The build contains only public articles.", {
  id: field(
    "Identifier that no other post has, and that never changes, even if title and slug change; `npm run new:post` generates one",
    line(100).meta({ unique: true, graphql: "ID" }),
    "2f1c9a54-6f0e-4f53-9f0a-5c3d1e7b8a21",
  ),
  title: text("Title of the post", 110, "TikTok Shop for Beginners"),
  slug: field(
    "Last part of the post's address, as in /blog/<slug>",
    slug
      .refine((value) => !RESERVED_SLUGS.includes(value), {
        error: "is reserved by the blog itself. Fix: choose another slug and rename the folder",
      })
      .meta({ unique: true }),
    "tiktok-shop-for-beginners",
  ),
  excerpt: field(
    "One or two sentences about the post, for its page, cards and previews",
    line(240),
    "What to prepare before the first product goes live.",
  ),
  author: field(
    "Name of the author, from content/authors.json",
    line(80).meta({ names: "authors" }),
    "Jonas Adeyemi",
  ),
  category: field(
    "Name of the category, from content/categories.json",
    line(80).meta({ names: "categories" }),
    "Social Commerce",
  ),
  tags: field("Keywords of your choice, shown as hashtags", listOf(tag, "tag"), [
    "tiktok shop",
    "margins",
  ]),
  featuredImage: field(
    "Path of the cover in the folder of the post; the best size is 1600 x 900 pixels",
    cover,
    "./cover.png",
  ),
  featuredImageAlt: field(
    "Description of the cover, for people who cannot see it",
    line(240),
    "A bright green line that rises out of a phone.",
  ),
  published: field(
    "Whether visitors may see the post; false means a draft, which only previews show",
    trueOrFalse,
    false,
  ),
  publishedAt: field(
    "Date of publication. Before this date, the post is visible only in preview builds",
    isoDate,
    "2026-03-02T08:00:00Z",
  ),
  createdAt: field(
    "Date on which the post was started; the default is the date of publication",
    isoDate.optional(),
    "2026-02-20",
  ),
  updatedAt: field("Date of the last change of the post", isoDate, "2026-03-02T08:00:00Z"),
  ...metaFields,
  metaTitle: metaFields.metaTitle.meta({ unique: true }),
  aliases: field(
    "Former addresses of the post, which redirect to the post",
    z.array(alias).optional(),
    ["tiktok-shop-101", "/2019/tiktok.html"],
  ),
});

export const posts = markdownFiles("posts/<slug>/index.md", post);

export type PostContent = z.infer<typeof post>;

/**
 * Returns the publication time in milliseconds since 1970: `Infinity` for a draft, 0 for a missing
 * or invalid date. `post` is the front matter of a post, which may be invalid.
 */
export function publicationTime(post: unknown): number {
  if (valueAt(post, "published") === false) return Number.POSITIVE_INFINITY;
  return Date.parse(textIn(post, "publishedAt") ?? "") || 0;
}

export const isDraft = (post: unknown): boolean =>
  publicationTime(post) === Number.POSITIVE_INFINITY;

/** Keeps `updatedAt` between publication and build. Times are milliseconds since 1970. */
export const lastChange = (updatedAt: string, publishedAt: number, now: number): string =>
  new Date(Math.max(publishedAt, Math.min(Date.parse(updatedAt), now))).toISOString();
