import { graphql, Link } from "gatsby";
import { ContactLinks } from "../components/ContactLinks";
import { useSite } from "../lib/use-site";
import * as styles from "./ContactBlock.module.css";
import { MessageForm } from "./MessageForm";

interface ContactBlockProps {
  page: Queries.PageHeaderFragment;
  settings: Queries.ContactBlockFragment;
  /** A link for visitors who are not ready to send a message. */
  instead: Queries.HomeSectionFragment["teaser"];
}

export function ContactBlock({ page, settings, instead }: ContactBlockProps) {
  const { contact } = useSite();
  return (
    <section
      id="contact"
      className={`wrap section ${styles.block}`}
      aria-labelledby="contact-title"
    >
      <div className={styles.words}>
        <h2 id="contact-title" className={styles.title}>
          {page.title}
        </h2>
        <p className={`lead ${styles.text}`}>{page.subtitle}</p>
      </div>
      <MessageForm className={styles.form} guide={settings.contactGuide} />
      <div className={styles.channels}>
        <ContactLinks channels={contact} />
        {instead?.link && (
          <p className={styles.instead}>
            {`${instead.title} ${instead.text} `}
            <Link className="unbroken" to={instead.link.path}>
              {instead.link.label}
            </Link>
          </p>
        )}
      </div>
    </section>
  );
}

export const query = graphql`
  fragment ContactBlock on SiteSettings {
    contactGuide {
      ...MessageForm
    }
  }
`;
