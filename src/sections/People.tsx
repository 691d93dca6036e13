import { graphql, Link } from "gatsby";
import { List } from "../components/List";
import { Portrait } from "../components/Portrait";
import { postPath } from "../routes";
import * as styles from "./People.module.css";
import { Section } from "./Section";

interface PeopleProps {
  people: readonly Queries.PeopleFragment[];
  /** The posts of all authors, newest first. */
  posts: readonly Queries.PeoplePostsFragment[];
}

/** The people, each with an id for links and with a link to the newest post of the person. */
export function People({ people, posts }: PeopleProps) {
  return (
    <Section id="people" title="Our people">
      <List className={styles.people}>
        {people.map(({ slug, name, role, field, bio, portrait }) => {
          const post = posts.find(({ author }) => author.slug === slug);
          return (
            <li key={slug} id={slug} className={styles.person}>
              <Portrait className={styles.portrait} name={portrait} />
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.role}>{role}</p>
              {field && <p className={styles.field}>{field}</p>}
              {bio && <p className={styles.bio}>{bio}</p>}
              {post && (
                <p className={styles.post}>
                  <Link to={postPath(post.slug)}>{post.title}</Link>
                </p>
              )}
            </li>
          );
        })}
      </List>
    </Section>
  );
}

export const query = graphql`
  fragment People on Author {
    slug
    name
    role
    field
    bio
    portrait
  }

  fragment PeoplePosts on Post {
    slug
    title
    author {
      slug
    }
  }
`;
