import { graphql } from "gatsby";
import { PostCard } from "../components/PostCard";
import { PostCover } from "./PostCover";
import * as styles from "./PostGrid.module.css";

/** Widths of a cover on a wide card and on the others. */
const WIDE = "(min-width: 52rem) min(60vw, 44rem), 92vw";
const NARROW = "(min-width: 52rem) min(46vw, 36rem), 92vw";

interface PostGridProps {
  posts: readonly Queries.PostGridFragment[];
  readMore: string;
  /** Shows the first post wide and loads its picture first. */
  lead?: boolean;
  headings?: "h2" | "h3";
}

/** Posts as cards. */
export function PostGrid({ posts, readMore, lead, headings }: PostGridProps) {
  return (
    <ul className={`${styles.grid} ${lead ? styles.lead : ""}`}>
      {posts.map((post, index) => {
        const wide = lead && index === 0;
        return (
          <li key={post.slug}>
            <PostCard
              {...post}
              category={post.category.name}
              cover={<PostCover post={post} sizes={wide ? WIDE : NARROW} priority={wide} />}
              readMore={readMore}
              heading={headings}
              wide={wide}
            />
          </li>
        );
      })}
    </ul>
  );
}

export const query = graphql`
  fragment PostGrid on Post {
    slug
    title
    excerpt
    tags
    publishedAt
    category {
      name
    }
    ...PostCover
  }
`;
