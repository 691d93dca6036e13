import { graphql, type PageProps } from "gatsby";
import { MESSAGE_SENT } from "../../routes";
import { ClosingCall } from "../../sections/ClosingCall";
import { PageHeader } from "../../sections/PageHeader";
import { PageSeo } from "../../seo/PageSeo";

/** Where a browser without JavaScript lands after the built-in inbox took its message. */
export default function MessageSentPage({ data }: PageProps<Queries.MessageSentPageQuery>) {
  return (
    <>
      <PageSeo page={data.page} path={MESSAGE_SENT} noindex />
      <PageHeader page={data.page} />
      <ClosingCall call={data.page.callToAction} ending="summit" />
    </>
  );
}

export const query = graphql`
  query MessageSentPage {
    page: fixedPage(key: messageSent) {
      ...PageSeo
      ...PageHeader
      callToAction {
        ...ClosingCall
      }
    }
  }
`;
