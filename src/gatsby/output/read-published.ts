import type { BuildArgs } from "gatsby";
import type { MarkdownPost } from "../../feeds/markdown";

interface Named {
  name: string;
  slug: string;
}

/** The data of a post for all output files except its page. */
export interface PublishedPost extends MarkdownPost {
  slug: string;
  /** In a preview, the notice above a draft or a scheduled post. */
  notice: string | null;
  tags: string[];
  category: Named;
  aliases: string[];
  cover: string;
}

/** The published content, from which all output files except pages are written. */
export interface Published {
  settings: {
    brand: string;
    url: string;
    language: string;
    tagline: string;
    terms?: { controller?: { value: string } | null } | null;
    blog: { moved: string };
  };
  pages: {
    nodes: {
      key: string;
      title: string;
      subtitle: string;
      keywords: string[];
      metaTitle: string;
      metaDescription: string;
    }[];
  };
  categories: { nodes: (Named & { description: string })[] };
  services: { nodes: { title: string; slug: string; desc: string; points: string[] }[] };
  plans: { nodes: { name: string; price: string; summary: string }[] };
  cases: {
    nodes: {
      slug: string;
      brand: string;
      metric: string;
      sub: string;
      tagline: string;
      blurb: string;
      bullets: string[];
    }[];
  };
  steps: { nodes: { title: string; desc: string }[] };
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
        points
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
        blurb
        bullets
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
        excerpt
        notice
        tags
        category {
          name
          slug
        }
        author {
          name
        }
        publishedAt
        updatedAt
        aliases
        cover: featuredImagePath
        markdown
      }
    }
  }
`;

export const readPublished = (args: BuildArgs): Promise<Published> =>
  runQuery<Published>(args, PUBLISHED);

/** @throws Error if the query fails */
export async function runQuery<Answer>(
  args: BuildArgs,
  query: string,
  variables = {},
): Promise<Answer> {
  const { data, errors } = await args.graphql<Answer>(query, variables);
  if (!data || errors)
    throw new Error(
      `The GraphQL query of src/gatsby/output/read-published.ts failed: ${errors}. Correct the query.`,
    );
  return data;
}
