import { graphql } from "gatsby";
import { Seo } from "./Seo";
import type { Nodes, PageType } from "./structured-data";

interface PageSeoProps {
  page: Queries.PageSeoFragment;
  path: string;
  noindex?: boolean;
  type?: PageType;
  nodes?: Nodes;
}

export function PageSeo({ page, type = "WebPage", ...rest }: PageSeoProps) {
  return (
    <Seo
      title={page.metaTitle}
      description={page.metaDescription}
      keywords={page.keywords}
      heading={page.title}
      shareImage={page.shareImage}
      type={type}
      {...rest}
    />
  );
}

export const query = graphql`
  fragment PageSeo on Page {
    title
    metaTitle
    metaDescription
    keywords
    shareImage
  }
`;
