import { graphql } from "gatsby";
import { postPath } from "../routes";
import { ArticleData } from "./ArticleData";
import { Seo } from "./Seo";

interface PostSeoProps {
  post: Queries.PostSeoFragment;
  noindex: boolean;
}

export function PostSeo({ post, noindex }: PostSeoProps) {
  const shareImage = post.shareImage.childImageSharp?.resize?.src ?? "";
  return (
    <>
      <Seo
        title={post.metaTitle}
        description={post.metaDescription}
        keywords={post.keywords}
        path={postPath(post.slug)}
        noindex={noindex}
        type="article"
        shareImage={{ path: shareImage, alt: post.featuredImageAlt }}
      >
        <meta property="article:published_time" content={post.publishedAt} />
        <meta property="article:modified_time" content={post.updatedAt} />
        <meta property="article:author" content={post.author.name} />
        <meta property="article:section" content={post.category.name} />
        {post.tags.map((tag) => (
          <meta key={tag} property="article:tag" content={tag} />
        ))}
      </Seo>
      <ArticleData post={post} image={shareImage} />
    </>
  );
}

export const query = graphql`
  fragment PostSeo on Post {
    metaTitle
    metaDescription
    keywords
    # Some services ignore files of more than 300 kB. The most detailed cover takes 230 kB.
    shareImage: featuredImage {
      childImageSharp {
        resize(width: 1200, height: 630, cropFocus: CENTER, toFormat: JPG, quality: 65) {
          src
        }
      }
    }
    featuredImageAlt
    tags
    ...ArticleData
  }
`;
