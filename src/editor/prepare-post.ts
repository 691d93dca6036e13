import { slugOf } from "../content/fields";

type Post = Record<string, unknown>;

const textOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");

/** `cover.png`, as the editor names a picture beside the text, is `./cover.png` to the build. */
const beside = (image: string) => (image && !image.startsWith("./") ? `./${image}` : image);

/**
 * What the editor fills in before it saves a post.
 *
 * @param slug of the folder it is in; none of a new post
 * @param now in ISO 8601
 */
export function preparePost(post: Post, slug: string | undefined, now: string): Post {
  const named = slug ?? (textOf(post.slug) || slugOf(textOf(post.title)));
  const publishedAt = textOf(post.publishedAt) || now;
  const createdAt = textOf(post.createdAt);
  const isBefore = (one: string, other: string) => Date.parse(one) < Date.parse(other);
  return {
    slug: named,
    id: textOf(post.id) || named,
    featuredImage: beside(textOf(post.featuredImage)),
    published: post.published === true,
    publishedAt,
    // It was not begun after it came out, nor last changed before.
    createdAt: createdAt || (isBefore(publishedAt, now) ? publishedAt : now),
    updatedAt: isBefore(now, publishedAt) ? publishedAt : now,
  };
}
