import { graphql } from "gatsby";
import { postPath } from "../routes";
import { ArticleData } from "./ArticleData";
import { Seo } from "./Seo";

export function PostSeo({ post }: { post: Queries.PostSeoFragment }) {
  return (
    <>
      <Seo
        title={post.metaTitle}
        description={post.metaDescription}
        keywords={post.keywords}
        path={postPath(post.slug)}
        noindex={post.notice !== null}
        type="article"
        shareImage={{ path: post.shareImage, alt: post.featuredImageAlt }}
      >
        <meta property="article:published_time" content={post.publishedAt} />
        <meta property="article:modified_time" content={post.updatedAt} />
        <meta property="article:author" content={post.author.name} />
        <meta property="article:section" content={post.category.name} />
        {post.tags.map((tag) => (
          <meta key={tag} property="article:tag" content={tag} />
        ))}
      </Seo>
      <ArticleData post={post} />
    </>
  );
}

export const query = graphql`
  fragment PostSeo on Post {
    metaTitle
    metaDescription
    keywords
    notice
    featuredImageAlt
    tags
    ...ArticleData
  }
`;
