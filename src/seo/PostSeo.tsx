import { graphql } from "gatsby";
import { LANGUAGE } from "../lib/language";
import { useSite } from "../lib/use-site";
import { absoluteUrl, postPath } from "../routes";
import { agencyOf } from "./AgencyData";
import { JsonLd } from "./JsonLd";
import { Seo } from "./Seo";

interface PostSeoProps {
  post: Queries.PostSeoFragment;
  noindex: boolean;
}

/** Adds the metadata of a post, and describes the post to search engines: https://schema.org/BlogPosting */
export function PostSeo({ post, noindex }: PostSeoProps) {
  const site = useSite();
  const url = absoluteUrl(site.url, postPath(post.slug));
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
      <JsonLd
        thing={{
          "@type": "BlogPosting",
          "@id": url,
          url,
          mainEntityOfPage: url,
          headline: post.title,
          description: post.metaDescription,
          image: absoluteUrl(site.url, shareImage),
          datePublished: post.publishedAt,
          dateModified: post.updatedAt,
          author: { "@type": "Person", name: post.author.name },
          publisher: agencyOf(site),
          articleSection: post.category.name,
          keywords: post.keywords.join(", "),
          inLanguage: LANGUAGE,
        }}
      />
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
    slug
    title
    publishedAt
    updatedAt
    author {
      name
    }
    category {
      name
    }
  }
`;
