import { graphql } from "gatsby";
import { Seo } from "./Seo";

interface PageSeoProps {
  page: Queries.PageSeoFragment;
  path: string;
  /** The number of the page in a list of posts. */
  number?: number;
  noindex?: boolean;
}

export function PageSeo({ page, path, number = 1, noindex }: PageSeoProps) {
  const numbered = (text: string) => (number > 1 ? `${text} (page ${number})` : text);
  return (
    <Seo
      title={numbered(page.metaTitle)}
      description={numbered(page.metaDescription)}
      keywords={page.keywords}
      path={path}
      noindex={noindex}
    />
  );
}

export const query = graphql`
  fragment PageSeo on PageTexts {
    metaTitle
    metaDescription
    keywords
  }
`;
