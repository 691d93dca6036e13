import { graphql, type PageProps } from "gatsby";
import { WORK } from "../routes";
import { CaseStudies } from "../sections/CaseStudies";
import { ClosingCall } from "../sections/ClosingCall";
import { PageHeader } from "../sections/PageHeader";
import { PageSeo } from "../seo/PageSeo";

export default function WorkPage({ data }: PageProps<Queries.WorkPageQuery>) {
  return (
    <>
      <PageSeo page={data.page} path={WORK} />
      <PageHeader page={data.page} />
      <CaseStudies cases={data.allCaseStudy.nodes} />
      <ClosingCall call={data.page.callToAction} />
    </>
  );
}

export const query = graphql`
  query WorkPage {
    page: pageTexts(key: { eq: work }) {
      ...PageSeo
      ...PageHeader
      ...PageCallToAction
    }
    allCaseStudy(sort: { position: ASC }) {
      nodes {
        ...CaseStudies
      }
    }
  }
`;
