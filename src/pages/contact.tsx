import { graphql, type PageProps } from "gatsby";
import { CONTACT } from "../routes";
import { ContactBlock } from "../sections/ContactBlock";
import { PageSeo } from "../seo/PageSeo";
import { organization } from "../seo/structured-data";

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const { page, settings } = data;
  return (
    <>
      <PageSeo page={page} path={CONTACT} type="ContactPage" nodes={organization} />
      <ContactBlock title={page.title} text={page.subtitle} settings={settings} heading="h1" />
    </>
  );
}

export const query = graphql`
  query ContactPage {
    page: fixedPage(key: contact) {
      ...PageSeo
      ...PageHeader
    }
    settings {
      ...ContactBlock
    }
  }
`;
