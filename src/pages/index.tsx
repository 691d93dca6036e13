import { graphql, type PageProps } from "gatsby";
import { HOME_SECTIONS } from "../lib/anchors";
import { HOME } from "../routes";
import { CaseGrid } from "../sections/CaseGrid";
import { ContactBlock } from "../sections/ContactBlock";
import { Hero } from "../sections/Hero";
import { HomeSection } from "../sections/HomeSection";
import { MetricStrip } from "../sections/MetricStrip";
import { Plans } from "../sections/Plans";
import { ProcessSteps } from "../sections/ProcessSteps";
import { ServiceGrid } from "../sections/ServiceGrid";
import { AgencyData } from "../seo/AgencyData";
import { PageSeo } from "../seo/PageSeo";

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { page, settings } = data;
  return (
    <>
      <PageSeo page={page} path={HOME} />
      <AgencyData description={page.metaDescription} />
      <Hero title={page.title} subtitle={page.subtitle} settings={settings} />
      <MetricStrip cases={data.cases.nodes} />
      <ServiceGrid page={data.services} services={data.allService.nodes} />
      <CaseGrid page={data.work} cases={data.cases.nodes} />
      <HomeSection id={HOME_SECTIONS.process} page={data.process}>
        <ProcessSteps steps={data.allProcessStep.nodes} />
      </HomeSection>
      <HomeSection id={HOME_SECTIONS.pricing} page={data.pricing} raised>
        <Plans plans={data.allPlan.nodes} />
      </HomeSection>
      <ContactBlock page={data.contact} settings={settings} afterSending={data.sent.callToAction} />
    </>
  );
}

export const query = graphql`
  query HomePage {
    page: pageTexts(key: { eq: home }) {
      ...PageSeo
      ...PageHeader
    }
    services: pageTexts(key: { eq: services }) {
      ...HomeSection
    }
    work: pageTexts(key: { eq: work }) {
      ...HomeSection
    }
    process: pageTexts(key: { eq: process }) {
      ...HomeSection
    }
    pricing: pageTexts(key: { eq: pricing }) {
      ...HomeSection
    }
    contact: pageTexts(key: { eq: contact }) {
      ...PageHeader
    }
    sent: pageTexts(key: { eq: messageSent }) {
      ...PageCallToAction
    }
    settings: siteSettings {
      ...Hero
      ...ContactBlock
    }
    allService(sort: { position: ASC }) {
      nodes {
        ...ServiceGrid
      }
    }
    cases: allCaseStudy(sort: { position: ASC }) {
      nodes {
        ...CaseGrid
      }
    }
    allProcessStep(sort: { step: ASC }) {
      nodes {
        step
        title
        desc
      }
    }
    allPlan(sort: { position: ASC }) {
      nodes {
        ...Plans
      }
    }
  }
`;
