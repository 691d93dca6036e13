import { graphql } from "gatsby";
import { UNLISTED } from "../routes";
import { Seo } from "./Seo";
import type { Nodes, PageType } from "./structured-data";

interface PageSeoProps {
  page: Queries.PageSeoFragment;
  path: string;
  type?: PageType;
  nodes?: Nodes;
}

export function PageSeo({ page, path, type = "WebPage", nodes }: PageSeoProps) {
  return (
    <Seo
      title={page.metaTitle}
      description={page.metaDescription}
      keywords={page.keywords}
      heading={page.title}
      path={path}
      type={type}
      nodes={nodes}
      noindex={UNLISTED.includes(path)}
    />
  );
}

export const query = graphql`
  fragment PageSeo on Page {
    title
    metaTitle
    metaDescription
    keywords
  }
`;
