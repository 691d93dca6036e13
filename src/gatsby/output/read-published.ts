import type { BuildArgs } from "gatsby";
import type { Redirect } from "../../output/redirects";

type Nodes<Type, Field extends keyof Type> = { nodes: Pick<Type, Field>[] };

export interface PublishedPost
  extends Pick<
    Queries.Post,
    "slug" | "title" | "excerpt" | "updatedAt" | "tags" | "aliases" | "featuredImage"
  > {
  author: Pick<Queries.Author, "name">;
  category: Pick<Queries.Category, "name" | "slug">;
}

/** The published content, from which all output files except pages are written. */
export interface Published {
  settings: Pick<
    Queries.SiteSettings,
    "brand" | "contact" | "url" | "tagline" | "privacy" | "analytics"
  >;
  pages: Nodes<Queries.Page, "key" | "title" | "subtitle" | "keywords">;
  categories: Nodes<Queries.Category, "name" | "slug">;
  services: Nodes<Queries.Service, "title" | "slug" | "icon" | "desc" | "points">;
  cases: Nodes<Queries.CaseStudy, "slug" | "brand" | "metric" | "tagline" | "blurb" | "bullets">;
  redirects: { nodes: Redirect[] };
  /** Posts, newest first. */
  posts: { nodes: PublishedPost[] };
  blog: Pick<Queries.Page, "title" | "metaDescription">;
  /**
   * The feed contains only the newest posts. Feed readers load the feed so often that they miss no
   * post.
   */
  feedPosts: { nodes: Queries.Post[] };
}

const PUBLISHED = /* GraphQL */ `
  query Published {
    settings {
      brand
      url
      tagline
      contact {
        email
        whatsapp
      }
      analytics {
        script
        origins
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
    categories: allCategory(sort: { position: ASC }) {
      nodes {
        name
        slug
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
    redirects: allRedirect(sort: { position: ASC }) {
      nodes {
        from
        to
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
          slug
        }
        author {
          name
        }
        updatedAt
        aliases
        featuredImage
      }
    }
    blog: fixedPage(key: blog) {
      title
      metaDescription
    }
    feedPosts: allPost(sort: [{ publishedAt: DESC }, { slug: ASC }], limit: 20) {
      nodes {
        id
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
        html
        featuredImage
      }
    }
  }
`;

export async function readPublished({ graphql }: BuildArgs): Promise<Published> {
  const { data, errors } = await graphql<Published>(PUBLISHED);
  if (!data || errors)
    throw new Error(
      `The GraphQL query of src/gatsby/output/read-published.ts failed: ${errors}. Correct the query.`,
    );
  return data;
}
