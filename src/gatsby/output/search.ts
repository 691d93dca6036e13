import type { BuildArgs } from "gatsby";
import { casePath, PAGES, postPath, searchPart, servicePath, UNLISTED } from "../../routes";
import { type SearchEntry, splitIntoParts } from "../../search/entries";
import { runQuery } from "./read-published";

/** The entries of the search index: fixed pages, services, case studies, then posts, newest first. */
export function searchEntries({ pages, services, cases, posts }: Searched): SearchEntry[] {
  return [
    ...pages.nodes
      .map((page) => ({ ...page, path: PAGES[page.key as keyof typeof PAGES] }))
      .filter(({ path }) => !UNLISTED.includes(path))
      .map(({ title, subtitle, path, keywords }) => ({
        kind: "page" as const,
        title,
        text: subtitle,
        path,
        words: keywords.join(" "),
      })),
    ...services.nodes.map(({ slug, title, desc, points }) => ({
      kind: "service" as const,
      title,
      text: desc,
      path: servicePath(slug),
      words: points.join(" "),
    })),
    ...cases.nodes.map(({ slug, brand, tagline, blurb, bullets }) => ({
      kind: "case" as const,
      title: `${brand}: ${tagline}`,
      text: blurb,
      path: casePath(slug),
      words: bullets.join(" "),
    })),
    ...posts.nodes.map(({ slug, title, excerpt, tags, category, author }) => ({
      kind: "post" as const,
      title,
      text: excerpt,
      path: postPath(slug),
      words: [category.name, author.name, ...tags].join(" "),
    })),
  ];
}

/** The JSON files of the search index, by path in the output folder. */
export const searchFiles = (searched: Searched): [string, string][] =>
  splitIntoParts(searchEntries(searched)).map((part, index) => [
    searchPart(index + 1).slice(1),
    JSON.stringify(part),
  ]);

/** The content of which the search index consists. */
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

/** This query does not contain `html`, because Gatsby would then render every article. */
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

export const readSearched = (args: BuildArgs) => runQuery<Searched>(args, SEARCHED);
