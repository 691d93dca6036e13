import { graphql } from "gatsby";
import { List } from "../components/List";
import { Portrait } from "../components/Portrait";
import * as styles from "./People.module.css";

interface PeopleProps {
  title: string;
  people: readonly Queries.PeopleFragment[];
}

/** The author boxes of articles link to the id of each person. */
export function People({ title, people }: PeopleProps) {
  return (
    <section className={`section ${styles.section}`} aria-labelledby="people">
      <h2 id="people" className="wrap">
        {title}
      </h2>
      <List className={`wrap hidden-until-complete ${styles.people}`}>
        {people.map(({ slug, name, role, field, bio }, index) => (
          <li key={slug} id={slug} className={styles.person}>
            <Portrait className={styles.portrait} number={index} />
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.role}>{role}</p>
            {field && <p className={styles.field}>{field}</p>}
            <p className={styles.bio}>{bio}</p>
          </li>
        ))}
      </List>
    </section>
  );
}

export const query = graphql`
  fragment People on Author {
    slug
    name
    role
    field
    bio
  }
`;
