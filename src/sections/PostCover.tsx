import { graphql } from "gatsby";
import * as styles from "./PostCover.module.css";

interface PostCoverProps {
  post: Queries.PostCoverFragment;
  sizes: string;
  /** Whether the image is above the fold. The browser then loads the image first. */
  priority?: boolean;
  className?: string;
}

/**
 * The cover of a post. The content security policy refuses the styles in attributes of GatsbyImage,
 * and React would add a preload for an image outside of a `picture`. During a navigation, a view transition moves the cover from the
 * card to the article, or back.
 */
export function PostCover({ post, sizes, priority, className = "" }: PostCoverProps) {
  const { images, width, height } = post.featuredImage;
  return (
    <picture>
      <img
        className={`${styles.cover} ${className}`}
        data-transition={`post-${post.slug}`}
        src={images.fallback?.src}
        srcSet={images.fallback?.srcSet}
        sizes={sizes}
        width={width}
        height={height}
        alt={post.featuredImageAlt}
        loading={priority ? undefined : "lazy"}
        decoding={priority ? undefined : "async"}
        fetchPriority={priority ? "high" : undefined}
      />
    </picture>
  );
}

export const query = graphql`
  fragment PostCover on Post {
    slug
    featuredImageAlt
    featuredImage
  }
`;
