import { graphql } from "gatsby";
import { GatsbyImage, type IGatsbyImageData } from "gatsby-plugin-image";
import * as styles from "./PostCover.module.css";

/** Height of a cover divided by its width. CSS crops pictures of another shape. */
const SHAPE = 9 / 16;

interface PostCoverProps {
  post: Queries.PostCoverFragment;
  sizes: string;
  /** Whether the image is above the fold. The browser then loads the image first. */
  priority?: boolean;
  className?: string;
}

/** The cover of a post. A view transition moves it between card and article. */
export function PostCover({ post, sizes, priority, className }: PostCoverProps) {
  const picture = post.featuredImage.childImageSharp?.gatsbyImageData as IGatsbyImageData;
  return (
    <GatsbyImage
      className={className}
      imgClassName={styles.cover}
      data-transition={`post-${post.slug}`}
      image={{ ...picture, height: picture.width * SHAPE }}
      objectPosition={post.coverFocus ?? "80%"}
      sizes={sizes}
      alt={post.featuredImageAlt}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
    />
  );
}

export const query = graphql`
  fragment PostCover on Post {
    slug
    coverFocus
    featuredImageAlt
    featuredImage {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH)
      }
    }
  }
`;
