import { graphql, navigate } from "gatsby";
import type { MouseEvent } from "react";
import * as styles from "./PostBody.module.css";
import { PostContents } from "./PostContents";

interface PostBodyProps {
  post: Queries.PostBodyFragment;
  /** The title of the table of contents. */
  contentsTitle: string;
}

/** Follows a link to a page of the site by client-side navigation. */
function followInside(event: MouseEvent) {
  const link = (event.target as Element).closest("a");
  const path = link?.getAttribute("href");
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || modified || !path?.startsWith("/") || link?.target) return;
  event.preventDefault();
  void navigate(path);
}

/**
 * The text of a post and the list of its headings. The build has sanitized the HTML: see `Post.html`
 * in the schema.
 */
export function PostBody({ post, contentsTitle }: PostBodyProps) {
  return (
    <div className={`wrap ${styles.columns}`} data-read="">
      <PostContents title={contentsTitle} contents={post.contents} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: handles the clicks on links in the text */}
      <div
        className={styles.body}
        onClick={followInside}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the build has sanitized it
        dangerouslySetInnerHTML={{ __html: post.html }}
      />
    </div>
  );
}

export const query = graphql`
  fragment PostBody on Post {
    html
    ...PostContents
  }
`;
