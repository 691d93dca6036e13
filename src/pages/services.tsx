import { graphql, type PageProps } from "gatsby";
import { SERVICES } from "../routes";
import { ClosingCall } from "../sections/ClosingCall";
import { PageHeader } from "../sections/PageHeader";
import { ServiceIndex } from "../sections/ServiceIndex";
import { ServiceList } from "../sections/ServiceList";
import { PageSeo } from "../seo/PageSeo";
import { serviceSchema } from "../seo/service-schema";

export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  return (
    <>
      <PageSeo page={data.page} path={SERVICES} nodes={serviceSchema(data.allService.nodes)} />
      <PageHeader page={data.page} look="poster">
        <ServiceIndex services={data.allService.nodes} />
      </PageHeader>
      <ServiceList services={data.allService.nodes} />
      <ClosingCall call={data.page.callToAction} />
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
    allService(sort: { position: ASC }) {
      nodes {
        ...ServiceList
      }
    }
  }
`;
