import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { blogPath, categoryPath, POSTS_PER_PAGE, pageCount, postPath } from "../routes";
import { printProblems } from "./check-content";

const SLUGS = /* GraphQL */ `
  query Slugs {
    posts: allPost {
      nodes {
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

/** Returns the page contexts of a list of posts. */
function listPages(posts: number) {
  const pages = pageCount(posts);
  return Array.from({ length: pages }, (_, index) => ({
    page: index + 1,
    pages,
    limit: POSTS_PER_PAGE,
    skip: index * POSTS_PER_PAGE,
  }));
}

/**
 * Creates the pages that are not in `src/pages`: a page for each post, and the pages of the blog and
 * of each category. The model of the site computes the same addresses
 * for links, redirects and the sitemap.
 */
export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql, reporter }) => {
  // `gatsby develop` calls this hook after each change of the content.
  if (process.env.NODE_ENV === "development") await printProblems();
  const { data, errors } = await graphql<Queries.SlugsQuery>(SLUGS);
  // Under `gatsby develop`, the query fails if a post names a category that does not exist.
  if (!data) {
    reporter.panicOnBuild(
      `The GraphQL query of src/gatsby/create-pages.ts failed: ${errors}. Correct the query.`,
    );
    return;
  }
  const { posts, categories } = data;
  const { createPage } = actions;

  for (const { slug } of posts.nodes) {
    createPage({ path: postPath(slug), component: template("post"), context: { slug } });
  }
  for (const context of listPages(posts.nodes.length)) {
    createPage({ path: blogPath(context.page), component: template("blog"), context });
  }
  for (const { slug } of categories.nodes) {
    const own = posts.nodes.filter(({ category }) => category.slug === slug);
    for (const list of listPages(own.length)) {
      const to = categoryPath(slug, list.page);
      createPage({ path: to, component: template("category"), context: { ...list, slug } });
    }
  }
};
