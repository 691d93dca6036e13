import { graphql } from "gatsby";
import { BLOG } from "../routes";
import { everyFormat } from "./feed-links";
import { Seo } from "./Seo";
import type { Crumb } from "./structured-data";

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
}

/** Metadata of a page of posts; later pages say so, or all would have the same title. */
export function BlogSeo({ page, suffix, number, pathOf, category, empty }: BlogSeoProps) {
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
    />
  );
}

export const query = graphql`
  fragment BlogSeo on BlogTexts {
    pagination {
      suffix
    }
  }
`;
