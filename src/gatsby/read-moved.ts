import type { BuildArgs } from "gatsby";
import { ask } from "./ask";

/** Posts with their former addresses, and what a page at one of them says. */
export interface Moved {
  allPost: { nodes: { slug: string; title: string; aliases: string[] }[] };
  settings: { brand: string; language: string; url: string; blog: { moved: string } };
}

const MOVED = /* GraphQL */ `
  query Moved {
    allPost(sort: { slug: ASC }) {
      nodes {
        slug
        title
        aliases
      }
    }
    settings {
      brand
      language
      url
      blog {
        moved
      }
    }
  }
`;

export const readMoved = (graphql: BuildArgs["graphql"]) => ask<Moved>({ graphql }, MOVED);
