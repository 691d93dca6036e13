import { graphql } from "gatsby";
import { absoluteUrl, BLOG, categoryPath, personPath, postPath } from "../routes";
import { Seo } from "./Seo";
import { type Nodes, ORGANIZATION, ref } from "./structured-data";

interface PostSeoProps {
  post: Queries.PostSeoFragment;
}

const postNode =
  (post: Queries.PostSeoFragment): Nodes =>
  (site) => {
    const url = absoluteUrl(site.url, postPath(post.slug));
    const { src = "" } = post.featuredImage.images.fallback ?? {};
    return [
      {
        "@type": "BlogPosting",
        "@id": url,
        headline: post.title,
        description: post.metaDescription,
        image: absoluteUrl(site.url, src),
        datePublished: post.publishedAt,
        dateModified: post.updatedAt,
        author: {
          "@type": "Person",
          name: post.author.name,
          jobTitle: post.author.role,
          url: absoluteUrl(site.url, personPath(post.author.slug)),
        },
        inLanguage: site.language,
        publisher: { "@type": "Organization", ...ref(site, ORGANIZATION), name: site.brand },
        articleSection: post.category.name,
        keywords: post.keywords.join(", "),
        url,
        isPartOf: ref(site, BLOG),
      },
    ];
  };

export function PostSeo({ post }: PostSeoProps) {
  const { title, category } = post;
  return (
    <Seo
      title={post.metaTitle}
      description={post.metaDescription}
      keywords={post.keywords}
      path={postPath(post.slug)}
      noindex={post.notice !== null}
      heading={title}
      shareImage={post.shareImage}
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
    notice
    title
    metaTitle
    metaDescription
    keywords
    shareImage
    tags
    publishedAt
    updatedAt
    author {
      slug
      name
      role
    }
    category {
      name
      slug
    }
    ...PostCover
  }
`;
