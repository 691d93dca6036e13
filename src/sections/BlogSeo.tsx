import { Seo } from "../components/Seo";

interface BlogSeoProps {
  page: Queries.PageSeoFragment;
  /** Which page of the list this is, from 1. */
  number: number;
  path: string;
}

/** Metadata of a page of posts; later pages say so, or all would have the same title. */
export function BlogSeo({ page, number, path }: BlogSeoProps) {
  const suffix = number > 1 ? ` (page ${number})` : "";
  return (
    <Seo
      title={page.metaTitle + suffix}
      description={page.metaDescription + suffix}
      keywords={page.keywords}
      path={path}
    />
  );
}
