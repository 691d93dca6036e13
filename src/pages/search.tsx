import { graphql, type PageProps } from "gatsby";
import { SEARCH } from "../routes";
import { PageHeader } from "../sections/PageHeader";
import { SiteIndex } from "../sections/SiteIndex";
import { SiteSearch } from "../sections/SiteSearch";
import { PageSeo } from "../seo/PageSeo";

export default function SearchPage({ data }: PageProps<Queries.SearchPageQuery>) {
  return (
    <>
      <PageSeo page={data.page} path={SEARCH} noindex="follow" />
      <PageHeader page={data.page} />
      <SiteSearch texts={data.settings.search}>
        <SiteIndex content={data} />
      </SiteSearch>
    </>
  );
}

export const query = graphql`
  query SearchPage {
    page: fixedPage(key: search) {
      ...PageSeo
      ...PageHeader
    }
    settings {
      ...SiteSearch
    }
    ...SiteIndex
  }
`;
