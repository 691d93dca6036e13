import { graphql } from "gatsby";
import { Picture } from "../components/Picture";

interface PostCoverProps {
  post: Queries.PostCoverFragment;
  sizes: string;
  priority?: boolean;
  className?: string;
}

/** In a view transition, the cover of a card moves to the cover of the article, and back. */
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
