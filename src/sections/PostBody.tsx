import { graphql } from "gatsby";
import type { ShareNetworkId } from "../choices/share-networks";
import { ShareLinks } from "../components/ShareLinks";
import { Tags } from "../components/Tags";
import { useSite } from "../lib/use-site";
import { absoluteUrl, postPath } from "../routes";
import { ArticleText } from "./ArticleText";
import { WHOLE } from "./cover-sizes";
import * as styles from "./PostBody.module.css";
import { PostContents } from "./PostContents";
import { PostCover } from "./PostCover";

interface PostBodyProps {
  post: Queries.PostBodyFragment;
  settings: Queries.PostBodySettingsFragment;
}

/** The text of a post, with tags, share links and table of contents. */
export function PostBody({ post, settings }: PostBodyProps) {
  const { url } = useSite();
  return (
    <div className={`wrap ${styles.columns}`}>
      <div className={`screen-only ${styles.cover}`}>
        <PostCover className={styles.image} post={post} sizes={WHOLE} priority />
      </div>
      <div className={styles.rail}>
        <div className={`screen-only stack ${styles.bar}`}>
          <Tags tags={post.tags} />
          <ShareLinks
            networks={settings.shareNetworks as ShareNetworkId[]}
            url={absoluteUrl(url, postPath(post.slug))}
            title={post.title}
          />
        </div>
        <PostContents headings={post.markdown.headings} />
      </div>
      <ArticleText html={post.markdown.html} />
    </div>
  );
}

export const query = graphql`
  fragment PostBody on Post {
    slug
    title
    tags
    markdown {
      html
    }
    ...PostCover
    ...PostContents
  }

  fragment PostBodySettings on SiteSettings {
    shareNetworks
  }
`;
