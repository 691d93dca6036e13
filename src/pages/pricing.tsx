import { graphql, type PageProps } from "gatsby";
import { PRICING } from "../routes";
import { ClosingCall } from "../sections/ClosingCall";
import { FreeFirst } from "../sections/FreeFirst";
import { PageHeader } from "../sections/PageHeader";
import { PlanComparison } from "../sections/PlanComparison";
import { PlanTable } from "../sections/PlanTable";
import { PriceNotes } from "../sections/PriceNotes";
import { Questions } from "../sections/Questions";
import { ServiceCoverage } from "../sections/ServiceCoverage";
import { Terms } from "../sections/Terms";
import { PageSeo } from "../seo/PageSeo";
import { planSchema } from "../seo/service-schema";

export default function PricingPage({ data }: PageProps<Queries.PricingPageQuery>) {
  const { allService, allPlan, settings } = data;
  const shown = allService.nodes.map(({ planFeature }) => planFeature);
  const { terms } = settings;
  const currency =
    terms?.currency && terms.currencyLabel
      ? { label: terms.currencyLabel, value: terms.currency }
      : undefined;
  return (
    <>
      <PageSeo page={data.page} path={PRICING} nodes={planSchema(allPlan.nodes, terms?.currency)} />
      <PageHeader page={data.page} />
      <div className="wrap">
        <PlanTable plans={data.allPlan.nodes} headings="h2" />
        <PriceNotes plans={data.allPlan.nodes} />
        <Terms terms={[terms?.minimumTerm, terms?.adSpend, terms?.tax, currency]} />
      </div>
      <FreeFirst offer={settings.offer} />
      <ServiceCoverage
        texts={settings.offer.coverage}
        services={allService.nodes}
        plans={allPlan.nodes}
      />
      <PlanComparison title={settings.labels.comparison} plans={allPlan.nodes} except={shown} />
      <Questions page={data.page} />
      <ClosingCall call={data.page.callToAction} filled />
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
      ...PlanComparisonLabels
      terms {
        minimumTerm {
          ...TermsEntry
        }
        adSpend {
          ...TermsEntry
        }
        tax {
          ...TermsEntry
        }
        currency
        currencyLabel
      }
      offer {
        ...FreeFirst
        coverage {
          ...ServiceCoverageTexts
        }
      }
    }
    allService(sort: { position: ASC }) {
      nodes {
        ...ServiceCoverage
      }
    }
    allPlan(sort: { position: ASC }) {
      nodes {
        ...PlanTable
        ...PlanComparison
        ...PriceNotes
      }
    }
  }
`;
