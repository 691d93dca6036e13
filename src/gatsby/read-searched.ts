import type { BuildArgs } from "gatsby";
import { ask } from "./ask";

/** What a search looks through. */
export interface Searched {
  pages: { nodes: { key: string; title: string; subtitle: string; keywords: string[] }[] };
  services: { nodes: { slug: string; title: string; desc: string; points: string[] }[] };
  cases: {
    nodes: { slug: string; brand: string; tagline: string; blurb: string; bullets: string[] }[];
  };
  posts: {
    nodes: {
      slug: string;
      title: string;
      excerpt: string;
      tags: string[];
      category: { name: string };
      author: { name: string };
    }[];
  };
}

/** Everything that a search can find; nothing that would have an article rendered for it. */
const SEARCHED = /* GraphQL */ `
  query Searched {
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
  }
`;

export const readSearched = (args: BuildArgs) => ask<Searched>(args, SEARCHED);
