import type { CreatePagesArgs } from "gatsby";

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

export async function readMoved(graphql: CreatePagesArgs["graphql"]): Promise<Moved> {
  const { data, errors } = await graphql<Moved>(MOVED);
  if (!data) throw new Error(`The former addresses could not be read: ${errors}`);
  return data;
}
