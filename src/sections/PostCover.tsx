import { graphql } from "gatsby";
import { Picture } from "../components/Picture";

interface PostCoverProps {
  post: Queries.PostCoverFragment;
  sizes: string;
  priority?: boolean;
  className?: string;
}

/** During a navigation, a view transition moves the cover from the card to the article, or back. */
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
