import { graphql } from "gatsby";
import { Picture } from "../components/Picture";

interface PostCoverProps {
  post: Queries.PostCoverFragment;
  /** How wide it is shown, as the attribute of the same name. */
  sizes: string;
  /** Set on the one picture that is above the fold. */
  priority?: boolean;
  className?: string;
}

/** The picture of a post, at every width it is shown in. */
export function PostCover({ post, ...rest }: PostCoverProps) {
  return <Picture image={post.featuredImage} alt={post.featuredImageAlt} {...rest} />;
}

export const query = graphql`
  fragment PostCover on Post {
    featuredImageAlt
    featuredImage
  }
`;
