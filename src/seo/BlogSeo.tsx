import { graphql } from "gatsby";
import { absoluteUrl, BLOG, postPath } from "../routes";
import { Seo } from "./Seo";
import { type Crumb, ref, type SiteFacts } from "./structured-data";

interface BlogSeoProps {
  page: Queries.PageSeoFragment;
  number: number;
  pathOf: (number: number) => string;
  category?: string;
  /** Whether the page lists no posts. Search engines must not index such a page. */
  empty?: boolean;
  posts?: readonly Queries.BlogSeoPostFragment[];
}

/** Each post has the same `@id` as in the structured data of its own page. */
const blogPosts = (posts: readonly Queries.BlogSeoPostFragment[]) => (site: SiteFacts) => ({
  blogPost: posts.map(({ slug, title, publishedAt }) => ({
    "@type": "BlogPosting",
    ...ref(site, postPath(slug)),
    headline: title,
    url: absoluteUrl(site.url, postPath(slug)),
    datePublished: publishedAt,
  })),
});

export function BlogSeo({ page, number, pathOf, category, empty, posts }: BlogSeoProps) {
  const numbered = (text: string) => (number > 1 ? `${text} (page ${number})` : text);
  const first = { name: page.title, path: pathOf(1) };
  const above: Crumb[] = category ? [{ path: BLOG }] : [];
  return (
    <Seo
      title={numbered(page.metaTitle)}
      description={numbered(page.metaDescription)}
      keywords={page.keywords}
      path={pathOf(number)}
      heading={page.title}
      noindex={empty}
      feed
      type={category || number > 1 ? "CollectionPage" : "Blog"}
      trail={number > 1 ? [...above, first] : above}
      name={numbered(page.title)}
      more={posts && number === 1 ? blogPosts(posts) : undefined}
    />
  );
}

export const query = graphql`
  fragment BlogSeoPost on Post {
    slug
    title
    publishedAt
  }
`;
