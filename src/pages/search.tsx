import { graphql, type PageProps } from "gatsby";
import { Island } from "../../plugins/gatsby-plugin-islands/browser/Island";
import Search from "../islands/search/Search";
import { SEARCH } from "../routes";
import { PageHeader } from "../sections/PageHeader";
import { SiteIndex } from "../sections/SiteIndex";
import { PageSeo } from "../seo/PageSeo";

const INDEX = "site-index";

/** Without scripts, and while there are no results, a list of links to the main parts of the site is visible. */
export default function SearchPage({ data }: PageProps<Queries.SearchPageQuery>) {
  return (
    <>
      <PageSeo page={data.page} path={SEARCH} />
      <PageHeader page={data.page} />
      <div className="wrap">
        <Island name="search" component={Search} props={{ indexId: INDEX }} parameter="q" />
        <div id={INDEX}>
          <div className="stack">
            <p className="lead no-script">
              Without JavaScript, this page cannot search for your words. The list below leads to
              every part of the site.
            </p>
            <SiteIndex content={data} />
          </div>
        </div>
      </div>
    </>
  );
}

export const query = graphql`
  query SearchPage {
    page(key: { eq: search }) {
      ...PageSeo
      ...PageHeader
    }
    ...SiteIndex
  }
`;
