import { graphql } from "gatsby";
import { Picture } from "../components/Picture";

interface PostCoverProps {
  post: Queries.PostCoverFragment;
  sizes: string;
  priority?: boolean;
  className?: string;
}

/**
 * The cover of a post. In a view transition, the cover of a card moves to the place of the cover of
 * the article, and back.
 */
export function PostCover({ post, ...rest }: PostCoverProps) {
  return (
    <Picture
      image={post.featuredImage}
      alt={post.featuredImageAlt}
      transition={`post-${post.slug}`}
      {...rest}
    />
  );
}

export const query = graphql`
  fragment PostCover on Post {
    slug
    featuredImageAlt
    featuredImage
  }
`;
