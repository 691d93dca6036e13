import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { readEnvironment } from "../environment";
import {
  blogPath,
  categoryPath,
  markdownPagePath,
  POSTS_PER_PAGE,
  pageCount,
  postPath,
} from "../routes";
import { isVisible, noticeOf, runQuery, type VisiblePost, visiblePosts } from "./visible-posts";

const RELATED_POSTS = 3;

const SLUGS = /* GraphQL */ `
  query PageSlugs {
    allCategory {
      nodes {
        slug
      }
    }
    allMarkdownPage {
      nodes {
        slug
      }
    }
  }
`;

const template = (name: string) => path.resolve(`src/templates/${name}.tsx`);

const newest = (posts: readonly VisiblePost[]) =>
  posts.slice(0, RELATED_POSTS).map(({ slug }) => slug);

/** Returns the contexts of the pages of a list: the slugs of the posts that each page shows. */
function listPages(posts: readonly VisiblePost[]) {
  const slugs = posts.map(({ slug }) => slug);
  const pages = pageCount(slugs.length);
  return Array.from({ length: pages }, (_, index) => ({
    page: index + 1,
    pages,
    slugs: slugs.slice(index * POSTS_PER_PAGE, (index + 1) * POSTS_PER_PAGE),
  }));
}

/**
 * Creates the pages that are not in `src/pages`: a page for each post and for each file in
 * `content/pages`, and the pages of the blog and of each category. The context of a page names its
 * posts. If the context has changed, Gatsby runs the query of the page again.
 */
export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql }) => {
  const environment = readEnvironment();
  const posts = await visiblePosts(graphql, environment);
  const { allCategory, allMarkdownPage } = await runQuery<Queries.PageSlugsQuery>(graphql, SLUGS);
  const { createPage } = actions;

  for (const post of posts) {
    const related = newest(posts.filter((other) => other !== post));
    const notice = isVisible(post, environment.now) ? null : noticeOf(post);
    const context = { slug: post.slug, notice, related };
    createPage({ path: postPath(post.slug), component: template("post"), context });
  }
  for (const { slug } of allMarkdownPage.nodes) {
    createPage({
      path: markdownPagePath(slug),
      component: template("markdown-page"),
      context: { slug },
    });
  }
  const withPosts = [...new Set(posts.map(({ category }) => category.slug))];
  for (const list of listPages(posts)) {
    const context = { ...list, withPosts };
    createPage({ path: blogPath(list.page), component: template("blog"), context });
  }
  for (const { slug } of allCategory.nodes) {
    const own = posts.filter(({ category }) => category.slug === slug);
    for (const list of listPages(own)) {
      const context = { ...list, withPosts, slug, newest: own.length > 0 ? [] : newest(posts) };
      createPage({ path: categoryPath(slug, list.page), component: template("category"), context });
    }
  }
};
