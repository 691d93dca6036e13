import { graphql, type PageProps } from "gatsby";
import { SentSteps } from "../../components/SentSteps";
import { MESSAGE_SENT } from "../../routes";
import { ClosingCall } from "../../sections/ClosingCall";
import { PageHeader } from "../../sections/PageHeader";
import { PageSeo } from "../../seo/PageSeo";

/** Browsers without JavaScript show this page after the server has stored a message. */
export default function MessageSentPage({ data }: PageProps<Queries.MessageSentPageQuery>) {
  return (
    <>
      <PageSeo page={data.page} path={MESSAGE_SENT} noindex />
      <PageHeader page={data.page} />
      <div className="wrap">
        <SentSteps steps={data.settings.contactGuide.steps} />
      </div>
      <ClosingCall call={data.page.callToAction} />
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
    settings {
      contactGuide {
        steps
      }
    }
  }
`;
