import { graphql, type PageProps } from "gatsby";
import { categoryPath } from "../routes";
import { CategoryFilter } from "../sections/CategoryFilter";
import { ClosingCall } from "../sections/ClosingCall";
import { PageHeader } from "../sections/PageHeader";
import { PostList } from "../sections/PostList";
import { PageSeo } from "../seo/PageSeo";

interface CategoryContext {
  slug: string;
  page: number;
  pages: number;
  /** The slugs of the categories that have posts. */
  withPosts: readonly string[];
}

type CategoryProps = PageProps<Queries.CategoryQuery, CategoryContext>;

export default function Category({ data, pageContext }: CategoryProps) {
  const { category, blog } = data;
  const { slug, page, pages, withPosts } = pageContext;
  const posts = data.posts.nodes;
  const pathOf = (number: number) => categoryPath(slug, number);
  const seo = {
    metaTitle: category.name,
    metaDescription: category.description,
    keywords: [category.name, ...blog.keywords],
  };
  return (
    <>
      <PageSeo page={seo} path={pathOf(page)} number={page} noindex={posts.length === 0} />
      <PageHeader page={{ title: category.name, subtitle: category.description }}>
        <CategoryFilter categories={data.allCategory.nodes} selected={slug} withPosts={withPosts} />
      </PageHeader>
      <PostList
        posts={posts}
        newest={data.newest.nodes}
        category={category.name}
        service={category.service ?? undefined}
        pathOf={pathOf}
        page={page}
        pages={pages}
      />
      <ClosingCall call={blog.callToAction} />
    </>
  );
}

export const query = graphql`
  query Category($slug: String!, $slugs: [String!]!, $newest: [String!]!) {
    category(slug: { eq: $slug }) {
      name
      description
      service {
        slug
        title
      }
    }
    blog: pageTexts(key: { eq: blog }) {
      keywords
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
    newest: allPost(
      filter: { slug: { in: $newest } }
      sort: [{ publishedAt: DESC }, { slug: ASC }]
    ) {
      nodes {
        ...PostCard
      }
    }
  }
`;
