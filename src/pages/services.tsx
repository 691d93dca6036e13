import { graphql, type PageProps } from "gatsby";
import { LinkGroups } from "../components/LinkGroups";
import { groupByFamily } from "../lib/service-families";
import { SERVICES, servicePath } from "../routes";
import { ClosingCall } from "../sections/ClosingCall";
import { PageHeader } from "../sections/PageHeader";
import { ServiceList } from "../sections/ServiceList";
import { PageSeo } from "../seo/PageSeo";

export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  return (
    <>
      <PageSeo page={data.page} path={SERVICES} />
      <PageHeader page={data.page} />
      <div className="wrap screen-only">
        <LinkGroups
          label="All services"
          groups={groupByFamily(data.allService.nodes).map((family) => ({
            name: family.title,
            links: family.services.map(({ slug, title }) => ({
              label: title,
              path: servicePath(slug),
            })),
          }))}
        />
      </div>
      <ServiceList services={data.allService.nodes} cases={data.allCaseStudy.nodes} />
      <ClosingCall call={data.page.callToAction} />
    </>
  );
}

export const query = graphql`
  query ServicesPage {
    page: pageTexts(key: { eq: services }) {
      ...PageSeo
      ...PageHeader
      ...PageCallToAction
    }
    allService(sort: { position: ASC }) {
      nodes {
        ...ServiceList
      }
    }
    allCaseStudy(sort: { position: ASC }) {
      nodes {
        ...ServiceCases
      }
    }
  }
`;
