import { graphql, type PageProps } from "gatsby";
import { PRICING } from "../routes";
import { ClosingCall } from "../sections/ClosingCall";
import { PageHeader } from "../sections/PageHeader";
import { PlanComparison } from "../sections/PlanComparison";
import { PlanTable } from "../sections/PlanTable";
import { PageSeo } from "../seo/PageSeo";
import { planSchema } from "../seo/service-schema";

export default function PricingPage({ data }: PageProps<Queries.PricingPageQuery>) {
  return (
    <>
      <PageSeo page={data.page} path={PRICING} nodes={planSchema(data.allPlan.nodes)} />
      <PageHeader page={data.page} />
      <div className="wrap">
        <PlanTable plans={data.allPlan.nodes} headings="h2" />
      </div>
      <PlanComparison title={data.settings.labels.comparison} plans={data.allPlan.nodes} />
      <ClosingCall call={data.page.callToAction} ending="filled" />
    </>
  );
}

export const query = graphql`
  query PricingPage {
    page: fixedPage(key: pricing) {
      ...PageSeo
      ...PageHeader
      callToAction {
        ...ClosingCall
      }
    }
    settings {
      ...PlanComparisonLabels
    }
    allPlan(sort: { position: ASC }) {
      nodes {
        ...PlanTable
        ...PlanComparison
      }
    }
  }
`;
