import { graphql } from "gatsby";
import { Picture } from "../components/Picture";

interface PostCoverProps {
  post: Queries.PostCoverFragment;
  sizes: string;
  priority?: boolean;
  className?: string;
}

export function PostCover({ post, ...rest }: PostCoverProps) {
  return <Picture image={post.featuredImage} alt={post.featuredImageAlt} {...rest} />;
}

export const query = graphql`
  fragment PostCover on Post {
    featuredImageAlt
    featuredImage
  }
`;
