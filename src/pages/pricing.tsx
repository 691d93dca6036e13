import { graphql, type PageProps } from "gatsby";
import { PRICING } from "../routes";
import { ClosingCall } from "../sections/ClosingCall";
import { FreeFirst } from "../sections/FreeFirst";
import { PageHeader } from "../sections/PageHeader";
import { PlanComparison } from "../sections/PlanComparison";
import { Plans } from "../sections/Plans";
import { Questions } from "../sections/Questions";
import { PageSeo } from "../seo/PageSeo";
import { questionSchema } from "../seo/question-schema";
import { planSchema } from "../seo/service-schema";

export default function PricingPage({ data }: PageProps<Queries.PricingPageQuery>) {
  const { allService, allPlan, settings } = data;
  const answered = (data.page.questions ?? []).flatMap(({ question, answer }) =>
    answer ? [{ question, answer }] : [],
  );
  return (
    <>
      <PageSeo
        page={data.page}
        path={PRICING}
        nodes={(site) => [
          ...planSchema(allPlan.nodes, settings.currency)(site),
          ...questionSchema(answered)(site),
        ]}
      />
      <PageHeader page={data.page} />
      <div className="wrap">
        <Plans plans={allPlan.nodes} headings="h2" />
      </div>
      <PlanComparison services={allService.nodes} plans={allPlan.nodes} />
      <FreeFirst offer={settings.offer} />
      <Questions page={data.page} questions={answered} />
      <ClosingCall call={data.page.callToAction} />
    </>
  );
}

export const query = graphql`
  query PricingPage {
    page: fixedPage(key: pricing) {
      ...PageSeo
      ...PageHeader
      ...Questions
      callToAction {
        ...ClosingCall
      }
    }
    settings {
      currency
      offer {
        ...FreeFirst
      }
    }
    allService(sort: { position: ASC }) {
      nodes {
        ...PlanComparisonService
      }
    }
    allPlan(sort: { position: ASC }) {
      nodes {
        ...Plans
        ...PlanComparison
      }
    }
  }
`;
