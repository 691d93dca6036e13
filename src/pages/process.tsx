import { graphql, type PageProps } from "gatsby";
import { PROCESS } from "../routes";
import { ClosingCall } from "../sections/ClosingCall";
import { PageHeader } from "../sections/PageHeader";
import { ProcessSteps } from "../sections/ProcessSteps";
import { PageSeo } from "../seo/PageSeo";

export default function ProcessPage({ data }: PageProps<Queries.ProcessPageQuery>) {
  return (
    <>
      <PageSeo page={data.page} path={PROCESS} />
      <PageHeader page={data.page} />
      <ProcessSteps steps={data.allProcessStep.nodes} stairs headings="h2" />
      <ClosingCall call={data.page.callToAction} />
    </>
  );
}

export const query = graphql`
  query ProcessPage {
    page: pageTexts(key: { eq: process }) {
      ...PageSeo
      ...PageHeader
      ...PageCallToAction
    }
    allProcessStep(sort: { step: ASC }) {
      nodes {
        ...ProcessSteps
      }
    }
  }
`;
