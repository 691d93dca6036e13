import { slugOf } from "../content/fields";

type Post = Record<string, unknown>;

const textOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");

/** Converts the editor's path `cover.png` to `./cover.png`, as the build expects. */
const toRelativePath = (image: string) => (image && !image.startsWith("./") ? `./${image}` : image);

/** Fills in the hidden fields of a post. A new post has no `slug`; `now` is in ISO 8601. */
export function preparePost(post: Post, slug: string | undefined, now: string): Post {
  const named = slug ?? (textOf(post.slug) || slugOf(textOf(post.title)));
  const publishedAt = textOf(post.publishedAt) || now;
  const createdAt = textOf(post.createdAt) || now;
  const isBefore = (one: string, other: string) => Date.parse(one) < Date.parse(other);
  return {
    slug: named,
    id: textOf(post.id) || named,
    featuredImage: toRelativePath(textOf(post.featuredImage)),
    published: post.published === true,
    publishedAt,
    // The content check requires that createdAt is not later than publishedAt, and that publishedAt
    // is not later than updatedAt.
    createdAt: isBefore(publishedAt, createdAt) ? publishedAt : createdAt,
    updatedAt: isBefore(now, publishedAt) ? publishedAt : now,
  };
}
