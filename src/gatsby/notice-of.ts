import type { SiteContent } from "../model";
import type { Visibility } from "../model/visibility";

/** What a preview says over a post that visitors cannot see yet, with its time to the minute. */
export const noticeOf = (
  post: { visibility: Visibility; publishedAt: string },
  texts: Pick<SiteContent["blog"], "draft" | "scheduled">,
): string =>
  post.visibility === "draft"
    ? texts.draft
    : texts.scheduled.replace("{date}", () => post.publishedAt.slice(0, 16).replace("T", " "));
