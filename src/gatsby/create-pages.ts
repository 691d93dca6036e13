import path from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { blogPath, categoryPath, postPath } from "../routes";
import { rememberLatest } from "./latest-posts";

/** Posts on one page of a list. */
export const POSTS_PER_PAGE = 12;

interface Slugs {
  posts: { nodes: { id: string; slug: string; category: { slug: string } }[] };
  categories: { nodes: { slug: string }[] };
}

const SLUGS = /* GraphQL */ `
  query Slugs {
    posts: allPost(sort: [{ publishedAt: DESC }, { slug: ASC }]) {
      nodes {
        id
        slug
        category {
          slug
        }
      }
    }
    categories: allCategory {
      nodes {
        slug
      }
    }
  }
`;

const template = (name: string) => path.resolve(`src/templates/${name}.tsx`);

/** A list's pages: always one, also when it is empty. */
function listPages(count: number) {
  const pages = Math.max(1, Math.ceil(count / POSTS_PER_PAGE));
  return Array.from({ length: pages }, (_, index) => ({
    page: index + 1,
    pages,
    skip: index * POSTS_PER_PAGE,
    limit: POSTS_PER_PAGE,
  }));
}

async function readSlugs({ graphql, reporter }: CreatePagesArgs): Promise<Slugs> {
  const { data, errors } = await graphql<Slugs>(SLUGS);
  if (!data) reporter.panic(`The list of pages could not be read: ${errors}`);
  return data as Slugs;
}

/**
 * A page per published post, and a page per category filter and list page.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#createPages
 */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  const { posts, categories } = await readSlugs(args);
  const { createPage } = args.actions;
  rememberLatest(
    posts.nodes.map(({ id }) => id),
    args,
  );
  const counts = new Map<string, number>();
  for (const { category } of posts.nodes) {
    counts.set(category.slug, (counts.get(category.slug) ?? 0) + 1);
  }

  for (const { slug } of posts.nodes) {
    createPage({ path: postPath(slug), component: template("post"), context: { slug } });
  }
  for (const context of listPages(posts.nodes.length)) {
    createPage({ path: blogPath(context.page), component: template("blog"), context });
  }
  for (const { slug } of categories.nodes) {
    for (const context of listPages(counts.get(slug) ?? 0)) {
      const to = categoryPath(slug, context.page);
      createPage({ path: to, component: template("category"), context: { ...context, slug } });
    }
  }
};
