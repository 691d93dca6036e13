import { graphql, type PageProps } from "gatsby";
import { blogPath } from "../routes";
import { CategoryFilter } from "../sections/CategoryFilter";
import { ClosingCall } from "../sections/ClosingCall";
import { PageHeader } from "../sections/PageHeader";
import { PostList } from "../sections/PostList";
import { BlogSeo } from "../seo/BlogSeo";

interface BlogContext {
  page: number;
  pages: number;
}

export default function Blog({ data, pageContext }: PageProps<Queries.BlogQuery, BlogContext>) {
  const { page } = data;
  return (
    <>
      <BlogSeo page={page} number={pageContext.page} pathOf={blogPath} posts={data.posts.nodes} />
      <PageHeader page={page} />
      <CategoryFilter categories={data.allCategory.nodes} />
      <PostList
        posts={data.posts.nodes}
        pathOf={blogPath}
        page={pageContext.page}
        pages={pageContext.pages}
      />
      <ClosingCall call={page.callToAction} />
    </>
  );
}

export const query = graphql`
  query Blog($limit: Int!, $skip: Int!) {
    page: fixedPage(key: blog) {
      ...PageSeo
      ...PageHeader
      callToAction {
        ...ClosingCall
      }
    }
    allCategory(sort: { position: ASC }) {
      nodes {
        ...CategoryFilter
      }
    }
    posts: allPost(sort: [{ publishedAt: DESC }, { slug: ASC }], limit: $limit, skip: $skip) {
      nodes {
        ...BlogSeoPost
        ...PostCard
      }
    }
  }
`;
