import { graphql, Link } from "gatsby";
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
        <div>
          <p className={`display ${styles.name}`}>
            <Link to={personPath(author.slug)}>{author.name}</Link>
          </p>
          <p className={styles.role}>{author.role}</p>
        </div>
        <p className={styles.bio}>{author.bio}</p>
      </div>
    </aside>
  );
}

export const query = graphql`
  fragment AuthorBox on Author {
    slug
    name
    role
    bio
  }
`;
