import { graphql } from "gatsby";
import { absoluteUrl, BLOG, postPath } from "../routes";
import { everyFormat } from "./feed-links";
import { Seo } from "./Seo";
import { type Crumb, ref, type SiteFacts } from "./structured-data";

interface BlogSeoProps {
  page: Queries.PageSeoFragment;
  /** Of later pages, with {text} for title or description and {page} for the number. */
  suffix: string;
  /** Which page of the list this is, from 1. */
  number: number;
  /** Address of a page of the list. */
  pathOf: (number: number) => string;
  /** Slug of the list's category; none is all. */
  category?: string;
  /** Whether there is no post: then it has no feeds, and search engines leave it out until it has. */
  empty?: boolean;
  posts?: readonly Queries.BlogSeoPostFragment[];
}

/** The posts of a page of the list, each named by the `@id` that its own page gives it. */
const blogPosts = (posts: readonly Queries.BlogSeoPostFragment[]) => (site: SiteFacts) => ({
  blogPost: posts.map(({ slug, title, publishedAt }) => ({
    "@type": "BlogPosting",
    ...ref(site, postPath(slug)),
    headline: title,
    url: absoluteUrl(site.url, postPath(slug)),
    datePublished: publishedAt,
  })),
});

/** Metadata of a page of posts; later pages say so, or all would have the same title. */
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
      sharePath={pathOf(1)}
      noindex={empty && "follow"}
      feeds={empty ? [] : everyFormat(page.title, category)}
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
