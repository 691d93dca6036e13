import { graphql, type PageProps } from "gatsby";
import { blogPath } from "../routes";
import { CategoryFilter } from "../sections/CategoryFilter";
import { ClosingCall } from "../sections/ClosingCall";
import { PageHeader } from "../sections/PageHeader";
import { PostList } from "../sections/PostList";
import { PageSeo } from "../seo/PageSeo";

interface BlogContext {
  page: number;
  pages: number;
  /** The slugs of the categories that have posts. */
  withPosts: readonly string[];
}

export default function Blog({ data, pageContext }: PageProps<Queries.BlogQuery, BlogContext>) {
  const { blog, posts, allCategory } = data;
  const { page, pages, withPosts } = pageContext;
  return (
    <>
      <PageSeo page={blog} path={blogPath(page)} number={page} />
      <PageHeader page={blog}>
        <CategoryFilter categories={allCategory.nodes} withPosts={withPosts} />
      </PageHeader>
      <PostList posts={posts.nodes} pathOf={blogPath} page={page} pages={pages} />
      <ClosingCall call={blog.callToAction} />
    </>
  );
}

export const query = graphql`
  query Blog($slugs: [String!]!) {
    blog: pageTexts(key: { eq: blog }) {
      ...PageSeo
      ...PageHeader
      ...PageCallToAction
    }
    allCategory(sort: { position: ASC }) {
      nodes {
        ...CategoryFilter
      }
    }
    posts: allPost(
      filter: { slug: { in: $slugs } }
      sort: [{ publishedAt: DESC }, { slug: ASC }]
    ) {
      nodes {
        ...PostCard
      }
    }
  }
`;
