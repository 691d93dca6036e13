import { graphql, type PageProps } from "gatsby";
import { MESSAGE_SENT } from "../../routes";
import { SentMessage } from "../../sections/SentMessage";
import { PageSeo } from "../../seo/PageSeo";

/** Browsers without JavaScript show this page after the server has stored a message. */
export default function MessageSentPage({ data }: PageProps<Queries.MessageSentPageQuery>) {
  return (
    <>
      <PageSeo page={data.page} path={MESSAGE_SENT} noindex />
      <SentMessage
        page={data.page}
        guide={data.settings.contactGuide}
        post={data.allPost.nodes[0]}
      />
    </>
  );
}

export const query = graphql`
  query MessageSentPage {
    page: fixedPage(key: messageSent) {
      ...PageSeo
      ...SentMessage
    }
    settings {
      contactGuide {
        ...NextSteps
      }
    }
    allPost(sort: [{ publishedAt: DESC }, { slug: ASC }], limit: 1) {
      nodes {
        ...SentMessagePost
      }
    }
  }
`;
