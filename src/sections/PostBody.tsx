import { graphql, navigate } from "gatsby";
import type { MouseEvent } from "react";
import * as styles from "./PostBody.module.css";
import { PostContents } from "./PostContents";

interface PostBodyProps {
  post: Queries.PostBodyFragment;
  /** Over the list of the post's headings. */
  contentsTitle: string;
}

/** Follows links of the text inside the site without a page load, as all others do. */
function followInside(event: MouseEvent) {
  const link = (event.target as Element).closest("a");
  const path = link?.getAttribute("href");
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || modified || !path?.startsWith("/") || link?.target) return;
  event.preventDefault();
  void navigate(path);
}

/**
 * The text of a post and the list of its headings. Its HTML was made safe by the build: see
 * `Post.html` in the schema.
 */
export function PostBody({ post, contentsTitle }: PostBodyProps) {
  return (
    <div className={`wrap ${styles.columns}`} data-read="">
      <PostContents title={contentsTitle} contents={post.contents} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: hears the clicks of links in it */}
      <div
        className={styles.body}
        onClick={followInside}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: safe, see above
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
