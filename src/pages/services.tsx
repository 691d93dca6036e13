import { graphql, type PageProps } from "gatsby";
import { SERVICES } from "../routes";
import { ClosingScene } from "../sections/ClosingScene";
import { PageHeader } from "../sections/PageHeader";
import { ServiceIndex, ServiceList } from "../sections/ServiceList";
import { PageSeo } from "../seo/PageSeo";
import { serviceSchema } from "../seo/service-schema";

export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  return (
    <>
      <PageSeo page={data.page} path={SERVICES} nodes={serviceSchema(data.allService.nodes)} />
      <PageHeader page={data.page} look="poster">
        <ServiceIndex
          services={data.allService.nodes}
          labels={data.settings.labels}
          coverage={data.settings.offer.coverage}
        />
      </PageHeader>
      <ServiceList
        services={data.allService.nodes}
        cases={data.allCaseStudy.nodes}
        labels={data.settings.labels}
        coverage={data.settings.offer.coverage}
      />
      <ClosingScene call={data.page.callToAction} scene="strands" />
    </>
  );
}

export const query = graphql`
  query ServicesPage {
    page: fixedPage(key: services) {
      ...PageSeo
      ...PageHeader
      callToAction {
        ...ClosingCall
      }
    }
    settings {
      ...ServiceListLabels
    }
    allService(sort: { position: ASC }) {
      nodes {
        ...ServiceList
      }
    }
    allCaseStudy(sort: { position: ASC }) {
      nodes {
        ...ServiceListCases
      }
    }
  }
`;
