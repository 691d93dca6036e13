import type { BuildArgs } from "gatsby";

interface Named {
  name: string;
  slug: string;
}

/** The fields of the published content that feeds, sitemap, llms.txt and share images need. */
export interface Published {
  settings: {
    brand: string;
    url: string;
    language: string;
    tagline: string;
    terms?: { controller?: { value: string } | null } | null;
  };
  pages: {
    nodes: { key: string; title: string; metaTitle: string; metaDescription: string }[];
  };
  categories: { nodes: (Named & { description: string })[] };
  services: { nodes: { title: string; slug: string; desc: string }[] };
  plans: { nodes: { name: string; price: string; summary: string }[] };
  cases: { nodes: { slug: string; brand: string; metric: string; sub: string; tagline: string }[] };
  steps: { nodes: { title: string; desc: string }[] };
  /** Published posts, newest first. */
  posts: {
    nodes: { slug: string; title: string; updatedAt: string; category: Named; cover: string }[];
  };
}

/** Queries only a few fields of each post, as there may be thousands of posts. */
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
    }
    pages: allPage {
      nodes {
        key
        title
        metaTitle
        metaDescription
      }
    }
    categories: allCategory(sort: { position: ASC }) {
      nodes {
        name
        slug
        description
      }
    }
    services: allService(sort: { position: ASC }) {
      nodes {
        title
        slug
        desc
      }
    }
    plans: allPlan(sort: { position: ASC }) {
      nodes {
        name
        price
        summary
      }
    }
    cases: allCaseStudy(sort: { position: ASC }) {
      nodes {
        slug
        brand
        metric
        sub
        tagline
      }
    }
    steps: allProcessStep(sort: { step: ASC }) {
      nodes {
        title
        desc
      }
    }
    posts: allPost(sort: [{ publishedAt: DESC }, { slug: ASC }]) {
      nodes {
        slug
        title
        updatedAt
        cover: featuredImagePath
        category {
          name
          slug
        }
      }
    }
  }
`;

let published: Promise<Published> | undefined;

/** Queries the published content once per build, because the content does not change between hooks. */
export const readPublished = (args: BuildArgs): Promise<Published> => {
  published ??= runQuery<Published>(args, PUBLISHED);
  return published;
};

/**
 * Runs a GraphQL query after the build.
 *
 * @throws Error if the query fails
 */
export async function runQuery<Answer>(
  args: Pick<BuildArgs, "graphql">,
  query: string,
  variables = {},
): Promise<Answer> {
  const { data, errors } = await args.graphql<Answer>(query, variables);
  if (!data || errors)
    throw new Error(`Cannot query the content for the output files: ${errors}. Correct the query.`);
  return data;
}
