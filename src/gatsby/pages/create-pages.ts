import path from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { blogPath, categoryPath, postPath } from "../../routes";

const POSTS_PER_PAGE = 12;

/** The number of posts that the page of an empty category shows. */
const NEWEST_POSTS = 3;

interface Slugs {
  posts: { nodes: Pick<Queries.Post, "id" | "slug" | "category">[] };
  categories: { nodes: Pick<Queries.Category, "slug">[] };
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

/**
 * An empty list has one page. The context contains ids, because `skip` and `limit` would make Gatsby
 * sort all posts for each page.
 */
function listPages(posts: string[]) {
  const pages = Math.max(1, Math.ceil(posts.length / POSTS_PER_PAGE));
  return Array.from({ length: pages }, (_, index) => ({
    page: index + 1,
    pages,
    posts: posts.slice(index * POSTS_PER_PAGE, (index + 1) * POSTS_PER_PAGE),
  }));
}

async function readSlugs({ graphql, reporter }: CreatePagesArgs): Promise<Slugs> {
  const { data, errors } = await graphql<Slugs>(SLUGS);
  if (!data)
    reporter.panic(
      `The GraphQL query of src/gatsby/pages/create-pages.ts failed: ${errors}. Correct the query.`,
    );
  return data as Slugs;
}

export const createPages: GatsbyNode["createPages"] = async (args) => {
  const { posts, categories } = await readSlugs(args);
  const { createPage } = args.actions;
  const ids = posts.nodes.map(({ id }) => id);
  const lists = new Map<string, string[]>(categories.nodes.map(({ slug }) => [slug, []]));
  for (const { id, category } of posts.nodes) lists.get(category.slug)?.push(id);

  for (const { slug } of posts.nodes) {
    createPage({ path: postPath(slug), component: template("post"), context: { slug } });
  }
  for (const context of listPages(ids)) {
    createPage({ path: blogPath(context.page), component: template("blog"), context });
  }
  for (const [slug, categoryIds] of lists) {
    const newest = categoryIds.length > 0 ? [] : ids.slice(0, NEWEST_POSTS);
    for (const list of listPages(categoryIds)) {
      const to = categoryPath(slug, list.page);
      createPage({ path: to, component: template("category"), context: { ...list, slug, newest } });
    }
  }
};
