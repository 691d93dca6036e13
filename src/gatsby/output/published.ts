import type { BuildArgs } from "gatsby";
import type { Environment } from "../../environment";
import { runQuery } from "../run-query";
import { visiblePosts } from "../visible-posts";

const QUERY = /* GraphQL */ `
  query Published($slugs: [String!]!) {
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
    pages: allPageTexts(sort: { key: ASC }) {
      nodes {
        key
        title
        subtitle
        keywords
      }
    }
    textPages: allTextPage(sort: { slug: ASC }) {
      nodes {
        slug
        title
        subtitle
        description
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

export type Published = Queries.PublishedQuery;

/** Returns what the files after a build contain: everything that visitors can see at this time. */
export async function published(
  graphql: BuildArgs["graphql"],
  environment: Environment,
): Promise<Published> {
  const posts = await visiblePosts(graphql, environment);
  return runQuery<Published>(graphql, QUERY, { slugs: posts.map(({ slug }) => slug) });
}
