import { graphql } from "gatsby";
import * as styles from "./AuthorBox.module.css";

/** Who wrote the post. */
export function AuthorBox({ author }: { author: Queries.AuthorBoxFragment }) {
  const initials = author.name
    .split(" ")
    .map((part) => part.charAt(0))
    .join("");
  return (
    <aside className={`wrap ${styles.box}`} aria-label="About the author">
      <div className={styles.inner}>
        <span className={styles.initials} aria-hidden="true">
          {initials}
        </span>
        <div>
          <p className={styles.name}>{author.name}</p>
          <p className={styles.role}>{author.role}</p>
          <p>{author.bio}</p>
        </div>
      </div>
    </aside>
  );
}

export const query = graphql`
  fragment AuthorBox on Author {
    name
    role
    bio
  }
`;
