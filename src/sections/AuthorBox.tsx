import { graphql } from "gatsby";
import { GatsbyImage } from "gatsby-plugin-image";
import * as styles from "./AuthorBox.module.css";

interface AuthorBoxProps {
  author: Queries.AuthorBoxFragment;
}

/** Returns the first letters of the first and the last word of a name. */
const initialsOf = (name: string) => name.replace(/^(\S)\S*(?:.*\s(\S)\S*)?$/u, "$1$2");

export function AuthorBox({ author }: AuthorBoxProps) {
  const photo = author.photo?.childImageSharp?.gatsbyImageData;
  return (
    <aside className={`wrap ${styles.author}`} aria-label="About the author">
      {photo ? (
        <GatsbyImage className={styles.portrait} image={photo} alt={`Photo of ${author.name}`} />
      ) : (
        <span className={`display ${styles.portrait} ${styles.initials}`} aria-hidden="true">
          {initialsOf(author.name)}
        </span>
      )}
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
    photo {
      childImageSharp {
        gatsbyImageData(width: 160, aspectRatio: 1, transformOptions: { cropFocus: ATTENTION })
      }
    }
  }
`;
