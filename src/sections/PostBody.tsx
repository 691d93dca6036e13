import { graphql } from "gatsby";
import type { ShareNetworkId } from "../choices/share-networks";
import { ShareLinks } from "../components/ShareLinks";
import { Tags } from "../components/Tags";
import { useSite } from "../lib/use-site";
import { absoluteUrl, postPath } from "../routes";
import { ArticleText } from "./ArticleText";
import * as styles from "./PostBody.module.css";

interface PostBodyProps {
  post: Queries.PostBodyFragment;
  settings: Queries.PostBodySettingsFragment;
}

/** The text of a post, with tags, share links and table of contents. */
export function PostBody({ post, settings }: PostBodyProps) {
  const { url } = useSite();
  return (
    <ArticleText markdown={post.markdown} contents="In this article">
      <div className={`stack ${styles.bar}`}>
        <Tags tags={post.tags} />
        <ShareLinks
          networks={settings.shareNetworks as ShareNetworkId[]}
          url={absoluteUrl(url, postPath(post.slug))}
          title={post.title}
        />
      </div>
    </ArticleText>
  );
}

export const query = graphql`
  fragment PostBody on Post {
    slug
    title
    tags
    markdown {
      ...ArticleText
    }
  }

  fragment PostBodySettings on SiteSettings {
    shareNetworks
  }
`;
