import { graphql, type PageProps } from "gatsby";
import { FlatLine } from "../../art/FlatLine";
import { MESSAGE_SENT } from "../../routes";
import { ClosingCall } from "../../sections/ClosingCall";
import { PageHeader } from "../../sections/PageHeader";
import { PageSeo } from "../../seo/PageSeo";

/** Browsers without JavaScript show this page after the server has stored a message. */
export default function MessageSentPage({ data }: PageProps<Queries.MessageSentPageQuery>) {
  const { page, settings } = data;
  return (
    <>
      <PageSeo page={page} path={MESSAGE_SENT} noindex />
      <PageHeader page={page} next={settings.contactGuide.next} />
      <div className="wrap">
        <FlatLine rises />
      </div>
      <ClosingCall call={page.callToAction} plain />
    </>
  );
}

export const query = graphql`
  query MessageSentPage {
    page: pageTexts(key: { eq: messageSent }) {
      ...PageSeo
      ...PageHeader
      ...PageCallToAction
    }
    settings: siteSettings {
      contactGuide {
        next
      }
    }
  }
`;
