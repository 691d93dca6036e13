import { graphql } from "gatsby";
import { Seo } from "../components/Seo";

interface PageSeoProps {
  page: Queries.PageSeoFragment;
  path: string;
  noindex?: boolean;
}

/** Metadata of a fixed page. */
export function PageSeo({ page, path, noindex }: PageSeoProps) {
  return (
    <Seo
      title={page.metaTitle}
      description={page.metaDescription}
      keywords={page.keywords}
      path={path}
      noindex={noindex}
    />
  );
}

export const query = graphql`
  fragment PageSeo on Page {
    metaTitle
    metaDescription
    keywords
  }
`;
