import { graphql, type PageProps } from "gatsby";
import { SEARCH } from "../routes";
import { PageHeader } from "../sections/PageHeader";
import { RecentPosts } from "../sections/RecentPosts";
import { SiteIndex } from "../sections/SiteIndex";
import { SiteSearch } from "../sections/SiteSearch";
import { PageSeo } from "../seo/PageSeo";

export default function SearchPage({ data }: PageProps<Queries.SearchPageQuery>) {
  return (
    <>
      <PageSeo page={data.page} path={SEARCH} noindex="follow" />
      <PageHeader page={data.page} look="poster" />
      <SiteSearch>
        <SiteIndex content={data} />
        <RecentPosts id="latest" title="Latest articles" posts={data.allPost.nodes} />
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
    allPost(sort: [{ publishedAt: DESC }, { slug: ASC }], limit: 3) {
      nodes {
        ...RecentPosts
      }
    }
    ...SiteIndex
  }
`;
