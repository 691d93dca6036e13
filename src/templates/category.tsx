import { graphql, type PageProps } from "gatsby";
import { CategoryArt } from "../components/CategoryArt";
import { categoryPath } from "../routes";
import { CategoryFilter } from "../sections/CategoryFilter";
import { ClosingCall } from "../sections/ClosingCall";
import { PageHeader } from "../sections/PageHeader";
import { PostList } from "../sections/PostList";
import { BlogSeo } from "../seo/BlogSeo";

interface CategoryContext {
  slug: string;
  page: number;
  pages: number;
}

type CategoryProps = PageProps<Queries.CategoryQuery, CategoryContext>;

export default function Category({ data, pageContext }: CategoryProps) {
  const { category, blog, settings } = data;
  const { slug, page, pages } = pageContext;
  const pathOf = (number: number) => categoryPath(slug, number);
  if (!category)
    throw new Error(
      `The content has no category "${slug}". Clear the cache (npm run clean), then build again`,
    );
  const service = data.allService.nodes.find(({ icon }) => icon === category.icon);
  const seo = {
    title: category.name,
    metaTitle: settings.blog.categoryTitle.replace("{category}", () => category.name),
    metaDescription: category.description,
    keywords: [category.name, ...blog.keywords],
  };
  return (
    <>
      <BlogSeo
        page={seo}
        suffix={settings.blog.pagination.suffix}
        number={page}
        pathOf={pathOf}
        category={slug}
        empty={data.posts.length === 0}
      />
      <PageHeader page={{ title: category.name, subtitle: category.description }} look="category">
        <CategoryArt icon={category.icon} />
      </PageHeader>
      <CategoryFilter categories={data.allCategory.nodes} texts={settings.blog} selected={slug} />
      <PostList
        posts={data.posts}
        newest={data.newest}
        texts={settings.blog}
        category={category.name}
        service={service && { ...service, kind: settings.search.kinds.service }}
        pathOf={pathOf}
        page={page}
        pages={pages}
      />
      <ClosingCall call={blog.callToAction} />
    </>
  );
}

export const query = graphql`
  query Category($slug: String!, $posts: [String!]!, $newest: [String!]!) {
    category(slug: { eq: $slug }) {
      name
      description
      icon
    }
    blog: fixedPage(key: blog) {
      keywords
      callToAction {
        ...ClosingCall
      }
    }
    settings {
      blog {
        categoryTitle
        ...BlogSeo
        ...CategoryFilterTexts
        ...PostList
      }
      search {
        kinds {
          service
        }
      }
    }
    allCategory(sort: { position: ASC }) {
      nodes {
        ...CategoryFilter
      }
    }
    allService {
      nodes {
        slug
        title
        icon
      }
    }
    posts: postsById(ids: $posts) {
      ...PostGrid
    }
    newest: postsById(ids: $newest) {
      ...PostGrid
    }
  }
`;
