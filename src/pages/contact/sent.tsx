import { graphql, type PageProps } from "gatsby";
import { MESSAGE_SENT } from "../../routes";
import { ClosingCall } from "../../sections/ClosingCall";
import { PageHeader } from "../../sections/PageHeader";
import { PageSeo } from "../../seo/PageSeo";

/** Browsers without JavaScript show this page after the server has stored a message. */
export default function MessageSentPage({ data }: PageProps<Queries.MessageSentPageQuery>) {
  return (
    <>
      <PageSeo page={data.page} path={MESSAGE_SENT} />
      <PageHeader page={data.page} />
      <ClosingCall call={data.page.callToAction} plain />
    </>
  );
}

export const query = graphql`
  query MessageSentPage {
    page(key: { eq: messageSent }) {
      ...PageSeo
      ...PageHeader
      callToAction {
        ...ClosingCall
      }
    }
  }
`;
