import { graphql } from "gatsby";
import { absoluteUrl, BLOG, postPath } from "../routes";
import { Seo } from "./Seo";
import { type Crumb, ref, type SiteFacts } from "./structured-data";

interface BlogSeoProps {
  page: Queries.PageSeoFragment;
  /** Template for title and description from page 2 on, with the placeholders {text} and {page} */
  suffix: string;
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

export function BlogSeo({ page, suffix, number, pathOf, category, empty, posts }: BlogSeoProps) {
  const numbered = (text: string) =>
    number > 1 ? suffix.replace("{page}", String(number)).replace("{text}", () => text) : text;
  const first = { name: page.title, path: pathOf(1) };
  const above: Crumb[] = category ? [{ path: BLOG }] : [];
  return (
    <Seo
      title={numbered(page.metaTitle)}
      description={numbered(page.metaDescription)}
      keywords={page.keywords}
      path={pathOf(number)}
      heading={page.title}
      shareImage={page.shareImage}
      noindex={empty && "follow"}
      feed
      type={category || number > 1 ? "CollectionPage" : "Blog"}
      trail={number > 1 ? [...above, first] : above}
      name={numbered(page.title)}
      more={posts && number === 1 ? blogPosts(posts) : undefined}
    />
  );
}

export const query = graphql`
  fragment BlogSeo on BlogTexts {
    pagination {
      suffix
    }
  }

  fragment BlogSeoPost on Post {
    slug
    title
    publishedAt
  }
`;
