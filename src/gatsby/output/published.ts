import type { BuildArgs } from "gatsby";
import type { Environment } from "../../environment";
import { visiblePosts } from "../visible-posts";

/** The published content, from which all output files except pages are written. */
export type Published = Queries.PublishedQuery & { settings: { url: string } };

const PUBLISHED = /* GraphQL */ `
  query Published($slugs: [String!]!) {
    sitePages: allSitePage {
      nodes {
        path
      }
    }
    site {
      siteMetadata {
        siteUrl
      }
    }
    settings: siteSettings {
      brand
      contact {
        email
        whatsapp
        telegram
      }
      scripts {
        src
        sends
        loads
      }
      privacy {
        title
      }
    }
    posts: allPost(filter: { slug: { in: $slugs } }) {
      nodes {
        slug
      }
    }
    blog: page(key: { eq: blog }) {
      title
      metaDescription
    }
    # Feed readers load the feed so often that they miss no post.
    feedPosts: allPost(
      filter: { slug: { in: $slugs } }
      sort: [{ publishedAt: DESC }, { slug: ASC }]
      limit: 20
    ) {
      nodes {
        postId
        slug
        title
        excerpt
        tags
        author {
          name
        }
        category {
          name
        }
        publishedAt
        updatedAt
        markdown {
          html
        }
        shareImage: featuredImage {
          childImageSharp {
            resize(width: 1200, height: 630, cropFocus: CENTER, toFormat: JPG, quality: 65) {
              src
            }
          }
        }
      }
    }
  }
`;

export async function readPublished(
  { graphql }: BuildArgs,
  environment: Environment,
): Promise<Published> {
  const posts = await visiblePosts(graphql, environment);
  const slugs = posts.map(({ slug }) => slug);
  const { data, errors } = await graphql<Queries.PublishedQuery>(PUBLISHED, { slugs });
  if (!data || errors)
    throw new Error(
      `The GraphQL query of src/gatsby/output/published.ts failed: ${errors}. Correct the query.`,
    );
  return { ...data, settings: { ...data.settings, url: data.site.siteMetadata.siteUrl } };
}
