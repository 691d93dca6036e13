import { graphql, Link } from "gatsby";
import { CheckList } from "../components/CheckList";
import { ContactRows } from "../components/ContactRows";
import { List } from "../components/List";
import { Portrait } from "../components/Portrait";
import type { Topic } from "../islands/contact-form/topic";
import { useSite } from "../lib/use-site";
import { personPath } from "../routes";
import { ContactBlock } from "./ContactBlock";
import * as styles from "./ContactTop.module.css";
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
    <ContactBlock
      title={page.title}
      text={page.subtitle}
      settings={settings}
      heading="h1"
      classes={{ block: styles.block, words: styles.words, title: styles.title, form: styles.form }}
      channels={<ContactRows channels={contact} />}
      topics={topics}
    >
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
          Useful to mention
        </h2>
        <CheckList className={styles.list} items={contactGuide.prepare} />
      </section>
    </ContactBlock>
  );
}

export const query = graphql`
  fragment ContactTop on SiteSettings {
    ...ContactBlock
    contactGuide {
      prepare
    }
  }

  fragment ContactTopPeople on Author {
    slug
    name
    portrait
  }
`;
