import { graphql, type PageProps } from "gatsby";
import { AUDIT, CONTACT } from "../routes";
import { ContactTop } from "../sections/ContactTop";
import { NextSteps } from "../sections/NextSteps";
import { PageSeo } from "../seo/PageSeo";
import { organization } from "../seo/structured-data";

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const { page, settings } = data;
  const topics = [
    ...data.allPlan.nodes.map(({ slug, name }) => ({
      slug,
      line: `About the ${name} plan`,
    })),
    { slug: AUDIT, line: "About the free audit" },
  ];
  return (
    <>
      <PageSeo
        page={page}
        path={CONTACT}
        type="ContactPage"
        nodes={organization(data.home.metaDescription)}
      />
      <ContactTop page={page} settings={settings} topics={topics} people={data.allAuthor.nodes} />
      <NextSteps guide={settings.contactGuide} />
    </>
  );
}

export const query = graphql`
  query ContactPage {
    page: fixedPage(key: contact) {
      ...PageSeo
      ...PageHeader
    }
    home: fixedPage(key: home) {
      metaDescription
    }
    settings {
      ...ContactTop
      contactGuide {
        ...NextSteps
      }
    }
    allPlan(sort: { position: ASC }) {
      nodes {
        name
        slug
      }
    }
    allAuthor(sort: { position: ASC }) {
      nodes {
        ...ContactTopPeople
      }
    }
  }
`;
