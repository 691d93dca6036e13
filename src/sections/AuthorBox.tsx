import { graphql } from "gatsby";
import { Portrait } from "../art/Portrait";
import * as styles from "./AuthorBox.module.css";

interface AuthorBoxProps {
  author: Queries.AuthorBoxFragment;
}

export function AuthorBox({ author }: AuthorBoxProps) {
  return (
    <aside className={`wrap ${styles.author}`} aria-label="About the author">
      <Portrait className={styles.portrait} name={author.portrait} />
      <div className={styles.who}>
        <p className={`display ${styles.name}`}>{author.name}</p>
        <p>{author.role}</p>
        {author.bio && <p className="lead">{author.bio}</p>}
      </div>
    </aside>
  );
}

export const query = graphql`
  fragment AuthorBox on Author {
    name
    role
    bio
    portrait
  }
`;
