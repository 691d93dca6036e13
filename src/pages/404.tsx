import { graphql, type PageProps } from "gatsby";
import { FlatLine } from "../art/FlatLine";
import { SearchForm } from "../islands/search/SearchForm";
import { NOT_FOUND } from "../routes";
import { ClosingCall } from "../sections/ClosingCall";
import { PageHeader } from "../sections/PageHeader";
import { PageSeo } from "../seo/PageSeo";

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  return (
    <>
      <PageSeo page={data.page} path={NOT_FOUND} noindex />
      <PageHeader page={data.page} />
      {/* The search form works without scripts. */}
      <div className="wrap">
        <FlatLine />
        <SearchForm />
      </div>
      <ClosingCall call={data.page.callToAction} plain />
    </>
  );
}

export const query = graphql`
  query NotFoundPage {
    page: pageTexts(key: { eq: notFound }) {
      ...PageSeo
      ...PageHeader
      ...PageCallToAction
    }
  }
`;
