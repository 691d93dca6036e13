import { graphql, type PageProps } from "gatsby";
import { SiteLink } from "../../components/SiteLink";
import { MESSAGE_SENT } from "../../routes";
import { PageHeader } from "../../sections/PageHeader";
import * as styles from "../../sections/Questions.module.css";
import { PageSeo } from "../../seo/PageSeo";

/** Browsers without JavaScript show this page after the server has stored a message. */
export default function MessageSentPage({ data }: PageProps<Queries.MessageSentPageQuery>) {
  const { page, settings } = data;
  const guides = page.callToAction;
  return (
    <>
      <PageSeo page={page} path={MESSAGE_SENT} />
      <PageHeader page={page} />
      <div className={`wrap ${styles.questions}`}>
        <section className={styles.question}>
          <h2 className="card-title">What happens next</h2>
          <p className="lead">{settings.contactGuide.next}</p>
        </section>
        {guides && (
          <section className={styles.question}>
            <h2 className="card-title">{guides.title}</h2>
            <p className="lead">{guides.text}</p>
            <SiteLink to={guides.path}>{guides.label}</SiteLink>
          </section>
        )}
      </div>
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
    settings: siteSettings {
      contactGuide {
        next
      }
    }
  }
`;
