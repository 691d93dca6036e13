import { graphql } from "gatsby";
import { Seo } from "../components/Seo";
import { absoluteUrl, postPath } from "../routes";

interface PostSeoProps {
  post: Queries.PostSeoFragment;
  settings: Queries.PostSeoSettingsFragment;
}

/** Metadata of a post, with its structured data: https://schema.org/BlogPosting */
export function PostSeo({ post, settings }: PostSeoProps) {
  const path = postPath(post.slug);
  const url = absoluteUrl(settings.url, path);
  const image = post.shareImage.share.images.fallback?.src;
  const structuredData = {
    "@type": "BlogPosting",
    headline: post.title,
    description: post.metaDescription,
    image: image && absoluteUrl(settings.url, image),
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    author: { "@type": "Person", name: post.author.name, jobTitle: post.author.role },
    publisher: { "@type": "Organization", name: settings.brand, url: settings.url },
    articleSection: post.category.name,
    keywords: post.keywords.join(", "),
    url,
    mainEntityOfPage: url,
  };
  return (
    <Seo
      title={post.metaTitle}
      description={post.metaDescription}
      keywords={post.keywords}
      path={path}
      noindex={post.notice !== null}
      image={image}
      imageAlt={post.featuredImageAlt}
      article={{
        published: post.publishedAt,
        modified: post.updatedAt,
        author: post.author.name,
        section: post.category.name,
        tags: post.tags,
      }}
      structuredData={structuredData}
    />
  );
}

export const query = graphql`
  fragment PostSeo on Post {
    slug
    notice
    title
    metaTitle
    metaDescription
    keywords
    tags
    publishedAt
    updatedAt
    author {
      name
      role
    }
    category {
      name
    }
    featuredImageAlt
    shareImage: featuredImage {
      share: gatsbyImageData(
        width: 1200
        height: 630
        layout: FIXED
        placeholder: NONE
        formats: [JPG]
        outputPixelDensities: [1]
      )
    }
  }

  fragment PostSeoSettings on SiteSettings {
    brand
    url
  }
`;
