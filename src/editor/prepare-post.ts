import { slugOf } from "../content/fields";

type Post = Record<string, unknown>;

const textOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");

/** The editor saves the path `cover.png`, but the build expects `./cover.png`. */
const toRelativePath = (image: string) => (image && !image.startsWith("./") ? `./${image}` : image);

/** Fills in the hidden fields. `slug` is undefined for a new post; `now` is in ISO 8601. */
export function preparePost(post: Post, slug: string | undefined, now: string): Post {
  const named = slug ?? (textOf(post.slug) || slugOf(textOf(post.title)));
  const publishedAt = textOf(post.publishedAt) || now;
  const createdAt = textOf(post.createdAt);
  const isBefore = (one: string, other: string) => Date.parse(one) < Date.parse(other);
  return {
    slug: named,
    id: textOf(post.id) || named,
    featuredImage: toRelativePath(textOf(post.featuredImage)),
    published: post.published === true,
    publishedAt,
    // The content check requires dates in this order: createdAt, publishedAt, updatedAt.
    createdAt: createdAt || (isBefore(publishedAt, now) ? publishedAt : now),
    updatedAt: isBefore(now, publishedAt) ? publishedAt : now,
  };
}
