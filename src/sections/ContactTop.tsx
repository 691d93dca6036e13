import { graphql, Link } from "gatsby";
import { CheckList } from "../components/CheckList";
import { ContactLinks } from "../components/ContactLinks";
import { List } from "../components/List";
import { Portrait } from "../components/Portrait";
import type { Topic } from "../islands/contact-form/topic";
import { useSite } from "../lib/use-site";
import { personPath } from "../routes";
import * as styles from "./ContactTop.module.css";
import { MessageForm } from "./MessageForm";
import { PEOPLE } from "./People";

interface ContactTopProps {
  page: Queries.PageHeaderFragment;
  settings: Queries.ContactTopFragment;
  /** The topics that the URL of the contact page can name. */
  topics: readonly Topic[];
  people: readonly Queries.ContactTopPeopleFragment[];
}

/** The top of the contact page: the title, three people, the form and the contact channels. */
export function ContactTop({ page, settings, topics, people }: ContactTopProps) {
  const { contactGuide } = settings;
  const { contact } = useSite();
  return (
    <section id="contact" className={`wrap ${styles.block}`} aria-labelledby="contact-title">
      <div className={styles.words}>
        <h1 id="contact-title" className={styles.title}>
          {page.title}
        </h1>
        <p className={`lead ${styles.text}`}>{page.subtitle}</p>
      </div>
      <MessageForm className={styles.form} guide={contactGuide} topics={topics} />
      <div className={styles.channels}>
        <ContactLinks channels={contact} />
      </div>
      <List className={`screen-only ${styles.people}`} aria-label={PEOPLE}>
        {people.slice(0, 3).map(({ slug, name, portrait }) => (
          <li key={slug}>
            <Portrait className={styles.portrait} name={portrait} />
            <Link className={styles.name} to={personPath(slug)}>
              {name}
            </Link>
          </li>
        ))}
      </List>
      <section className={styles.guide} aria-labelledby="at-hand">
        <h2 className={styles.guideTitle} id="at-hand">
          What to include
        </h2>
        <CheckList className={styles.list} items={contactGuide.prepare} />
      </section>
    </section>
  );
}

export const query = graphql`
  fragment ContactTop on SiteSettings {
    contactGuide {
      ...MessageForm
      prepare
    }
  }

  fragment ContactTopPeople on Author {
    slug
    name
    portrait
  }
`;
