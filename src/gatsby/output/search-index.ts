import type { BuildArgs } from "gatsby";
import type { SearchEntry } from "../../islands/search/create-search";
import { casePath, PAGES, postPath, servicePath, textPath, UNLISTED } from "../../routes";

const QUERY = /* GraphQL */ `
  query SearchIndex($slugs: [String!]!) {
    pages: allPage(sort: { key: ASC }) {
      nodes {
        key
        title
        text: subtitle
        more: keywords
      }
    }
    textPages: allTextPage(sort: { slug: ASC }) {
      nodes {
        slug
        title
        text: subtitle
        more: description
      }
    }
    services: allService(sort: { position: ASC }) {
      nodes {
        slug
        title
        text: desc
        more: points
      }
    }
    cases: allCaseStudy(sort: { position: ASC }) {
      nodes {
        slug
        brand
        tagline
        text: blurb
        more: bullets
      }
    }
    posts: allPost(
      filter: { slug: { in: $slugs } }
      sort: [{ publishedAt: DESC }, { slug: ASC }]
    ) {
      nodes {
        slug
        title
        text: excerpt
        tags
        markdown {
          headings {
            value
          }
        }
      }
    }
  }
`;

/** Returns what the search finds. `slugs` are the posts that visitors can see. */
export async function searchIndex(
  graphql: BuildArgs["graphql"],
  slugs: readonly string[],
): Promise<SearchEntry[]> {
  const { data, errors } = await graphql<Queries.SearchIndexQuery>(QUERY, { slugs });
  if (!data) throw new Error(`The query of src/gatsby/output/search-index.ts failed: ${errors}`);
  const pages = data.pages.nodes
    .map(({ key, ...page }) => ({ kind: "page" as const, path: PAGES[key], ...page }))
    .filter(({ path }) => !UNLISTED.includes(path));
  const textPages = data.textPages.nodes.map(({ slug, more, ...page }) => ({
    kind: "page" as const,
    path: textPath(slug),
    more: [more],
    ...page,
  }));
  const services = data.services.nodes.map(({ slug, ...service }) => ({
    kind: "service" as const,
    path: servicePath(slug),
    ...service,
  }));
  const cases = data.cases.nodes.map(({ slug, brand, tagline, ...texts }) => ({
    kind: "case" as const,
    path: casePath(slug),
    title: `${brand}: ${tagline}`,
    ...texts,
  }));
  const posts = data.posts.nodes.map(({ slug, tags, markdown, ...texts }) => ({
    kind: "post" as const,
    path: postPath(slug),
    more: [...tags, ...(markdown.headings ?? []).map((heading) => heading?.value ?? "")],
    ...texts,
  }));
  return [...services, ...cases, ...posts, ...pages, ...textPages];
}
