import { graphql, type PageProps } from "gatsby";
import { PRIVACY } from "../routes";
import { PageHeader } from "../sections/PageHeader";
import { PrivacyNotice } from "../sections/PrivacyNotice";
import { PageSeo } from "../seo/PageSeo";

export default function PrivacyPage({ data }: PageProps<Queries.PrivacyPageQuery>) {
  return (
    <>
      <PageSeo page={data.page} path={PRIVACY} />
      <PageHeader page={data.page} />
      <PrivacyNotice settings={data.settings} />
    </>
  );
}

export const query = graphql`
  query PrivacyPage {
    page(key: { eq: privacy }) {
      ...PageSeo
      ...PageHeader
    }
    settings: siteSettings {
      ...PrivacyNotice
    }
  }
`;
