import { graphql, type PageProps } from "gatsby";
import { ShareLinks } from "../components/ShareLinks";
import { Tags } from "../components/Tags";
import { RELATED } from "../lib/anchors";
import { useSite } from "../lib/use-site";
import { absoluteUrl, postPath } from "../routes";
import { ArticleText } from "../sections/ArticleText";
import { AuthorBox } from "../sections/AuthorBox";
import { ClosingCall } from "../sections/ClosingCall";
import { PostGrid } from "../sections/PostGrid";
import { PostHeader } from "../sections/PostHeader";
import { Section } from "../sections/Section";
import { PostSeo } from "../seo/PostSeo";

interface PostContext {
  /** The notice of a preview, or null if visitors can see the post. */
  notice: string | null;
}

export default function Post({ data, pageContext }: PageProps<Queries.PostQuery, PostContext>) {
  const { post, related, settings } = data;
  const { notice } = pageContext;
  const { url } = useSite();
  return (
    <>
      <PostSeo post={post} noindex={notice !== null} />
      <article>
        <PostHeader post={post} notice={notice} />
        <ArticleText markdown={post.markdown} title="In this article">
          <Tags tags={post.tags} />
          <ShareLinks
            networks={settings.shareNetworks}
            url={absoluteUrl(url, postPath(post.slug))}
            title={post.title}
          />
        </ArticleText>
      </article>
      <AuthorBox author={post.author} />
      <ClosingCall call={settings.blog.callToAction} />
      {related.nodes.length > 0 && (
        <div className="screen-only">
          <Section id={RELATED} title="Related articles">
            <PostGrid posts={related.nodes} headings="h3" />
          </Section>
        </div>
      )}
    </>
  );
}

export const query = graphql`
  query Post($slug: String!, $related: [String!]!) {
    post(slug: { eq: $slug }) {
      ...PostSeo
      ...PostHeader
      slug
      title
      tags
      markdown {
        ...ArticleText
      }
      author {
        ...AuthorBox
      }
    }
    related: allPost(
      filter: { slug: { in: $related } }
      sort: [{ publishedAt: DESC }, { slug: ASC }]
    ) {
      nodes {
        ...PostCard
      }
    }
    settings: siteSettings {
      shareNetworks
      blog {
        callToAction {
          ...ClosingCall
        }
      }
    }
  }
`;
