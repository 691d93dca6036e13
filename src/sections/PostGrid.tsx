import { List } from "../components/List";
import { coverSizes } from "./cover-sizes";
import { PostCard } from "./PostCard";
import * as styles from "./PostGrid.module.css";

interface PostGridProps {
  posts: readonly Queries.PostCardFragment[];
  headings?: "h2" | "h3";
  /** Whether the browser loads the first cover first. */
  priority?: boolean;
}

export function PostGrid({ posts, headings, priority = false }: PostGridProps) {
  return (
    <List className={styles.grid}>
      {posts.map((post, index) => {
        // The first card fills its row, and so does a last card without a neighbor.
        const wide = index === 0 || (index === posts.length - 1 && index % 2 === 1);
        return (
          <li key={post.slug} className={`${styles.item} ${wide ? styles.wide : ""}`}>
            <PostCard
              post={post}
              heading={headings}
              wide={wide}
              sizes={coverSizes(wide)}
              priority={priority && index === 0}
            />
          </li>
        );
      })}
    </List>
  );
}
