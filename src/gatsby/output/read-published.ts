import type { BuildArgs } from "gatsby";

type Nodes<Type, Field extends keyof Type> = { nodes: Pick<Type, Field>[] };

export interface PublishedPost
  extends Pick<
    Queries.Post,
    "slug" | "title" | "excerpt" | "updatedAt" | "tags" | "aliases" | "featuredImage"
  > {
  author: Pick<Queries.Author, "name">;
  category: Pick<Queries.Category, "name" | "slug">;
  cover: string;
}

/** The published content, from which all output files except pages are written. */
export interface Published {
  settings: Pick<Queries.SiteSettings, "brand" | "url" | "language" | "tagline" | "blog" | "terms">;
  pages: Nodes<Queries.Page, "key" | "title" | "subtitle" | "keywords">;
  categories: Nodes<Queries.Category, "name" | "slug">;
  services: Nodes<Queries.Service, "title" | "slug" | "icon" | "desc" | "points">;
  cases: Nodes<Queries.CaseStudy, "slug" | "brand" | "metric" | "tagline" | "blurb" | "bullets">;
  /** Posts, newest first. */
  posts: { nodes: PublishedPost[] };
}

/** No field of this query makes Gatsby render Markdown. */
const PUBLISHED = /* GraphQL */ `
  query Published {
    settings {
      brand
      url
      language
      tagline
      terms {
        controller {
          value
        }
      }
      blog {
        moved
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
        cover: featuredImagePath
      }
    }
  }
`;

export const readPublished = (args: BuildArgs): Promise<Published> =>
  runQuery<Published>(args, PUBLISHED);

export async function runQuery<Answer>(args: BuildArgs, query: string): Promise<Answer> {
  const { data, errors } = await args.graphql<Answer>(query);
  if (!data || errors)
    throw new Error(`A GraphQL query of src/gatsby/output failed: ${errors}. Correct the query.`);
  return data;
}
