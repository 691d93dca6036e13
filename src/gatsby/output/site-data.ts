import type { BuildArgs } from "gatsby";
import type { Environment } from "../../environment";
import { runQuery, visiblePosts } from "../visible-posts";

const QUERY = /* GraphQL */ `
  query SiteData($slugs: [String!]!) {
    site {
      siteMetadata {
        siteUrl
      }
    }
    settings: siteSettings {
      brand
      contact {
        email
        phone
        whatsapp
        telegram
      }
      scripts {
        src
        sends
        loads
      }
    }
    blog: pageTexts(key: { eq: blog }) {
      title
      metaDescription
    }
    markdownPages: allMarkdownPage(sort: { slug: ASC }) {
      nodes {
        slug
        markdown {
          html
        }
      }
    }
    services: allService(sort: { position: ASC }) {
      nodes {
        slug
        title
        desc
        points
      }
    }
    cases: allCaseStudy(sort: { position: ASC }) {
      nodes {
        slug
        brand
        tagline
        blurb
        bullets
      }
    }
    posts: allPost(
      filter: { slug: { in: $slugs } }
      sort: [{ publishedAt: DESC }, { slug: ASC }]
    ) {
      nodes {
        slug
        aliases
        title
        excerpt
        tags
        publishedAt
        markdown {
          html
          headings {
            value
          }
        }
      }
    }
    hidden: allPost(filter: { slug: { nin: $slugs } }) {
      nodes {
        slug
      }
    }
  }
`;

export type SiteData = Queries.SiteDataQuery;

/** Returns what the files after a build contain: everything that visitors can see at this time. */
export async function siteData(
  graphql: BuildArgs["graphql"],
  environment: Environment,
): Promise<SiteData> {
  const posts = await visiblePosts(graphql, environment);
  return runQuery<SiteData>(graphql, QUERY, { slugs: posts.map(({ slug }) => slug) });
}
