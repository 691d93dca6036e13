import { graphql } from "gatsby";
import { LANGUAGE } from "../language";
import { absoluteUrl, BLOG, categoryPath, postPath } from "../routes";
import { person } from "./person-schema";
import { Seo } from "./Seo";
import { agency, type Nodes, ref } from "./structured-data";

interface PostSeoProps {
  post: Queries.PostSeoFragment;
  noindex: boolean;
}

const shareImageOf = ({ shareImage }: Queries.PostSeoFragment) =>
  shareImage.childImageSharp?.resize?.src ?? "";

const postNode =
  (post: Queries.PostSeoFragment): Nodes =>
  (site) => {
    const url = absoluteUrl(site.url, postPath(post.slug));
    return [
      {
        "@type": "BlogPosting",
        "@id": url,
        headline: post.title,
        description: post.metaDescription,
        image: absoluteUrl(site.url, shareImageOf(post)),
        datePublished: post.publishedAt,
        dateModified: post.updatedAt,
        author: person(site, post.author),
        inLanguage: LANGUAGE,
        publisher: agency(site),
        articleSection: post.category.name,
        keywords: post.keywords.join(", "),
        url,
        mainEntityOfPage: url,
        isPartOf: ref(site, BLOG),
      },
    ];
  };

export function PostSeo({ post, noindex }: PostSeoProps) {
  const { title, category } = post;
  return (
    <Seo
      title={post.metaTitle}
      description={post.metaDescription}
      keywords={post.keywords}
      path={postPath(post.slug)}
      noindex={noindex}
      heading={title}
      shareImage={{ path: shareImageOf(post), alt: post.featuredImageAlt }}
      article={{
        published: post.publishedAt,
        modified: post.updatedAt,
        author: post.author.name,
        section: category.name,
        tags: post.tags,
      }}
      feed
      trail={[{ path: BLOG }, { name: category.name, path: categoryPath(category.slug) }]}
      nodes={postNode(post)}
    />
  );
}

export const query = graphql`
  fragment PostSeo on Post {
    slug
    title
    metaTitle
    metaDescription
    keywords
    featuredImageAlt
    # Some services ignore files of more than 300 kB. The most detailed cover takes 230 kB.
    shareImage: featuredImage {
      childImageSharp {
        resize(width: 1200, height: 630, cropFocus: CENTER, toFormat: JPG, quality: 65) {
          src
        }
      }
    }
    tags
    publishedAt
    updatedAt
    author {
      name
      role
    }
    category {
      name
      slug
    }
  }
`;
