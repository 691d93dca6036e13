import { graphql, Link } from "gatsby";
import { Portrait } from "../components/Portrait";
import { personPath } from "../routes";
import * as styles from "./AuthorBox.module.css";

interface AuthorBoxProps {
  author: Queries.AuthorBoxFragment;
  label: string;
}

export function AuthorBox({ author, label }: AuthorBoxProps) {
  return (
    <aside className="wrap" aria-label={label}>
      <div className={styles.inner}>
        <Portrait className={styles.portrait} number={author.position} />
        <div className={styles.words}>
          <p className={`display ${styles.name}`}>
            <Link to={personPath(author.slug)}>{author.name}</Link>
          </p>
          <p className={styles.role}>{author.role}</p>
          <p>{author.bio}</p>
        </div>
      </div>
    </aside>
  );
}

export const query = graphql`
  fragment AuthorBox on Author {
    position
    slug
    name
    role
    bio
  }
`;
