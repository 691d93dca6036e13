import { graphql, type PageProps } from "gatsby";
import { PROCESS } from "../routes";
import { ClosingCall } from "../sections/ClosingCall";
import { PageHeader } from "../sections/PageHeader";
import { People } from "../sections/People";
import { ProcessSteps } from "../sections/ProcessSteps";
import { PageSeo } from "../seo/PageSeo";
import { peopleSchema } from "../seo/person-schema";

export default function ProcessPage({ data }: PageProps<Queries.ProcessPageQuery>) {
  return (
    <>
      <PageSeo page={data.page} path={PROCESS} nodes={peopleSchema(data.allAuthor.nodes)} />
      <PageHeader page={data.page} />
      <ProcessSteps steps={data.allProcessStep.nodes} />
      <People people={data.allAuthor.nodes} posts={data.allPost.nodes} />
      <ClosingCall call={data.page.callToAction} />
    </>
  );
}

export const query = graphql`
  query ProcessPage {
    page: fixedPage(key: process) {
      ...PageSeo
      ...PageHeader
      callToAction {
        ...ClosingCall
      }
    }
    allAuthor(sort: { position: ASC }) {
      nodes {
        ...People
      }
    }
    allPost(sort: [{ publishedAt: DESC }, { slug: ASC }]) {
      nodes {
        ...PeoplePosts
      }
    }
    allProcessStep(sort: { step: ASC }) {
      nodes {
        ...ProcessSteps
      }
    }
  }
`;
