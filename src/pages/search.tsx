import { graphql, type PageProps } from "gatsby";
import { Island } from "../../plugins/gatsby-plugin-islands/browser/Island";
import { LinkGroups } from "../components/LinkGroups";
import Search from "../islands/search/Search";
import { useSite } from "../lib/use-site";
import { SEARCH, servicePath } from "../routes";
import { PageHeader } from "../sections/PageHeader";
import { PageSeo } from "../seo/PageSeo";

/** The list of links below the search works without scripts. */
export default function SearchPage({ data }: PageProps<Queries.SearchPageQuery>) {
  const { navigation } = useSite();
  const services = data.allService.nodes.map(({ slug, title }) => {
    return { label: title, path: servicePath(slug) };
  });
  return (
    <>
      <PageSeo page={data.page} path={SEARCH} noindex />
      <PageHeader page={data.page} />
      <div className="wrap">
        <Island name="search" component={Search} props={{}} parameter="q" />
        <p className="no-script">
          The search needs JavaScript. Without JavaScript, use the links below.
        </p>
      </div>
      <div className="wrap section">
        <LinkGroups
          label="Browse the site"
          groups={[
            { name: "Pages", links: navigation },
            { name: "Services", links: services },
          ]}
        />
      </div>
    </>
  );
}

export const query = graphql`
  query SearchPage {
    page: pageTexts(key: { eq: search }) {
      ...PageSeo
      ...PageHeader
    }
    allService(sort: { position: ASC }) {
      nodes {
        slug
        title
      }
    }
  }
`;
