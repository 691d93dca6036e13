import { graphql } from "gatsby";
import { GatsbyImage, type IGatsbyImageData } from "gatsby-plugin-image";
import * as styles from "./Illustration.module.css";

interface IllustrationProps {
  /** Renders nothing if the content has no picture. */
  picture: Queries.IllustrationFragment | null;
}

/** A picture in one of two columns, with its caption. */
export function Illustration({ picture }: IllustrationProps) {
  if (!picture) return null;
  return (
    <figure>
      <GatsbyImage
        className={styles.picture}
        image={picture.file.childImageSharp?.gatsbyImageData as IGatsbyImageData}
        sizes="(min-width: 64rem) 36rem, 92vw"
        alt={picture.alt}
      />
      <figcaption className={styles.caption}>{picture.caption}</figcaption>
    </figure>
  );
}

export const query = graphql`
  fragment Illustration on Illustration {
    file {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH)
      }
    }
    alt
    caption
  }
`;
