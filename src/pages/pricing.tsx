import { graphql, type PageProps } from "gatsby";
import { PRICING } from "../routes";
import { ClosingCall } from "../sections/ClosingCall";
import { PageHeader } from "../sections/PageHeader";
import { Plans } from "../sections/Plans";
import { Questions } from "../sections/Questions";
import { PageSeo } from "../seo/PageSeo";

export default function PricingPage({ data }: PageProps<Queries.PricingPageQuery>) {
  const plans = data.allPlan.nodes;
  return (
    <>
      <PageSeo page={data.page} path={PRICING} />
      <PageHeader page={data.page} />
      <div className="wrap">
        <Plans plans={plans} headings="h2" />
      </div>
      <Questions page={data.page} />
      <ClosingCall call={data.page.callToAction} />
    </>
  );
}

export const query = graphql`
  query PricingPage {
    page: pageTexts(key: { eq: pricing }) {
      ...PageSeo
      ...PageHeader
      ...Questions
      ...PageCallToAction
    }
    allPlan(sort: { position: ASC }) {
      nodes {
        ...Plans
      }
    }
  }
`;
