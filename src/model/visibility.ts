import type { PostContent } from "./post";

/** What visitors have of a post: all of it, nothing before its time, or nothing at all. */
export type Visibility = "published" | "scheduled" | "draft";

/** @param now in milliseconds since 1970 */
export function visibilityAt(
  { published, publishedAt }: Pick<PostContent, "published" | "publishedAt">,
  now: number,
): Visibility {
  if (!published) return "draft";
  return Date.parse(publishedAt) > now ? "scheduled" : "published";
}
