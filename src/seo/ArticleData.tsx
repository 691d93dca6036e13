import { graphql } from "gatsby";
import { LANGUAGE } from "../lib/language";
import { useSite } from "../lib/use-site";
import { absoluteUrl, postPath } from "../routes";
import { agencyOf } from "./AgencyData";
import { JsonLd } from "./JsonLd";

interface ArticleDataProps {
  post: Queries.ArticleDataFragment;
  /** Path of the share image of the post. */
  image: string;
}

/** Describes a post to search engines as an article: https://schema.org/BlogPosting */
export function ArticleData({ post, image }: ArticleDataProps) {
  const site = useSite();
  const url = absoluteUrl(site.url, postPath(post.slug));
  return (
    <JsonLd
      thing={{
        "@type": "BlogPosting",
        "@id": url,
        url,
        mainEntityOfPage: url,
        headline: post.title,
        description: post.metaDescription,
        image: absoluteUrl(site.url, image),
        datePublished: post.publishedAt,
        dateModified: post.updatedAt,
        author: { "@type": "Person", name: post.author.name },
        publisher: agencyOf(site),
        articleSection: post.category.name,
        keywords: post.keywords.join(", "),
        inLanguage: LANGUAGE,
      }}
    />
  );
}

export const query = graphql`
  fragment ArticleData on Post {
    slug
    title
    metaDescription
    keywords
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
