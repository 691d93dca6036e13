import { graphql, type PageProps } from "gatsby";
import { SectionHeading } from "../components/SectionHeading";
import { SEARCH } from "../routes";
import { PageHeader } from "../sections/PageHeader";
import { PostGrid } from "../sections/PostGrid";
import { SiteIndex } from "../sections/SiteIndex";
import { SiteSearch } from "../sections/SiteSearch";
import { PageSeo } from "../seo/PageSeo";

export default function SearchPage({ data }: PageProps<Queries.SearchPageQuery>) {
  return (
    <>
      <PageSeo page={data.page} path={SEARCH} noindex />
      <PageHeader page={data.page} look="poster" />
      <SiteSearch>
        <SiteIndex content={data} />
        <section className="screen-only" aria-labelledby="latest">
          <SectionHeading id="latest" title="Latest articles" />
          <PostGrid posts={data.allPost.nodes} headings="h3" />
        </section>
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
        ...PostGrid
      }
    }
    ...SiteIndex
  }
`;
