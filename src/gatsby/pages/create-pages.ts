import path from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { AUDIT, blogPath, categoryPath, contactPath, POSTS_PER_PAGE, postPath } from "../../routes";
import { printProblems } from "../validate";

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
    plans: allPlan {
      nodes {
        slug
        name
      }
    }
  }
`;

const template = (name: string) => path.resolve(`src/templates/${name}.tsx`);

/** Returns the sentences with which the messages about each topic begin, by topic. */
const topicsOf = ({ plans }: Queries.SlugsQuery) => ({
  [AUDIT]: "About the free audit.",
  ...Object.fromEntries(plans.nodes.map(({ slug, name }) => [slug, `About the ${name} plan.`])),
});

/** Returns the page contexts of a list of posts. An empty list has one page. */
function listPages(posts: number) {
  const pages = Math.max(1, Math.ceil(posts / POSTS_PER_PAGE));
  return Array.from({ length: pages }, (_, index) => ({
    page: index + 1,
    pages,
    limit: POSTS_PER_PAGE,
    skip: index * POSTS_PER_PAGE,
  }));
}

async function readSlugs({
  graphql,
  reporter,
}: CreatePagesArgs): Promise<Queries.SlugsQuery | undefined> {
  const { data, errors } = await graphql<Queries.SlugsQuery>(SLUGS);
  if (!data)
    reporter.panicOnBuild(
      `The GraphQL query of src/gatsby/pages/create-pages.ts failed: ${errors}. Correct the query.`,
    );
  return data;
}

export const createPages: GatsbyNode["createPages"] = async (args) => {
  // `gatsby develop` calls this hook after each change of the content.
  if (process.env.NODE_ENV === "development") await printProblems();
  const slugs = await readSlugs(args);
  // Under `gatsby develop`, the query fails if a post names a category that does not exist.
  if (!slugs) return;
  const { posts, categories } = slugs;
  const { createPage } = args.actions;

  for (const [about, topic] of Object.entries(topicsOf(slugs))) {
    const component = path.resolve("src/pages/contact.tsx");
    createPage({ path: contactPath(about), component, context: { topic } });
  }
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
