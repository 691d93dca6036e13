import type { BuildArgs } from "gatsby";

/** The published content, from which all output files except pages are written. */
export type Published = Queries.PublishedQuery;

const PUBLISHED = /* GraphQL */ `
  query Published {
    sitePages: allSitePage {
      nodes {
        path
      }
    }
    settings: siteSettings {
      brand
      url
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
    pages: allPage {
      nodes {
        key
        title
        subtitle
        keywords
      }
    }
    services: allService(sort: { position: ASC }) {
      nodes {
        title
        slug
        icon
        desc
        points
      }
    }
    cases: allCaseStudy(sort: { position: ASC }) {
      nodes {
        slug
        brand
        metric
        tagline
        blurb
        bullets
      }
    }
    posts: allPost(sort: [{ publishedAt: DESC }, { slug: ASC }]) {
      nodes {
        slug
        title
        excerpt
        tags
        category {
          name
        }
        author {
          name
        }
      }
    }
    blog: page(key: { eq: blog }) {
      title
      metaDescription
    }
    # Feed readers load the feed so often that they miss no post.
    feedPosts: allPost(sort: [{ publishedAt: DESC }, { slug: ASC }], limit: 20) {
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

export async function readPublished({ graphql }: BuildArgs): Promise<Published> {
  const { data, errors } = await graphql<Published>(PUBLISHED);
  if (!data || errors)
    throw new Error(
      `The GraphQL query of src/gatsby/output/published.ts failed: ${errors}. Correct the query.`,
    );
  return data;
}
