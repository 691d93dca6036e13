import { graphql, type PageProps } from "gatsby";
import { PriceBars } from "../components/PriceBars";
import { PRICING } from "../routes";
import { ClosingCall } from "../sections/ClosingCall";
import { FreeFirst } from "../sections/FreeFirst";
import { PageHeader } from "../sections/PageHeader";
import { PlanComparison } from "../sections/PlanComparison";
import { PriceStairs } from "../sections/PriceStairs";
import { Questions } from "../sections/Questions";
import { Terms } from "../sections/Terms";
import { PageSeo } from "../seo/PageSeo";
import { questionSchema } from "../seo/question-schema";
import { planSchema } from "../seo/service-schema";

export default function PricingPage({ data }: PageProps<Queries.PricingPageQuery>) {
  const { allService, allPlan, settings } = data;
  const { terms } = settings;
  const currency =
    terms?.currency && terms.currencyLabel
      ? { label: terms.currencyLabel, value: terms.currency }
      : undefined;
  return (
    <>
      <PageSeo
        page={data.page}
        path={PRICING}
        nodes={(site) => [
          ...planSchema(allPlan.nodes, terms?.currency)(site),
          ...questionSchema(data.page.questions)(site),
        ]}
      />
      <PageHeader page={data.page} />
      <PriceStairs plans={allPlan.nodes} />
      <div className="wrap">
        <Terms
          terms={[
            terms?.adSpend,
            terms?.start,
            terms?.minimumTerm,
            terms?.notice,
            terms?.handover,
            terms?.team,
            terms?.creatives,
            terms?.addOns,
            terms?.tiktokShop,
            terms?.tax,
            currency,
          ]}
        />
      </div>
      <PlanComparison services={allService.nodes} plans={allPlan.nodes} />
      <FreeFirst offer={settings.offer} />
      <Questions page={data.page} />
      <ClosingCall
        call={data.page.callToAction}
        drawing={<PriceBars prices={allPlan.nodes.map(({ price }) => price)} />}
      />
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
      terms {
        adSpend {
          ...TermsEntry
        }
        start {
          ...TermsEntry
        }
        minimumTerm {
          ...TermsEntry
        }
        notice {
          ...TermsEntry
        }
        handover {
          ...TermsEntry
        }
        team {
          ...TermsEntry
        }
        creatives {
          ...TermsEntry
        }
        addOns {
          ...TermsEntry
        }
        tiktokShop {
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
      }
    }
    allService(sort: { position: ASC }) {
      nodes {
        ...PlanComparisonService
      }
    }
    allPlan(sort: { position: ASC }) {
      nodes {
        ...PriceStairs
        ...PlanComparison
      }
    }
  }
`;
