import type { CSSProperties } from "react";
import { List } from "../components/List";
import { coverSizes } from "./cover-sizes";
import { PostCard } from "./PostCard";
import * as styles from "./PostGrid.module.css";

const MAX_COLUMNS = 3;

interface PostGridProps {
  posts: readonly Queries.PostCardFragment[];
  /** Whether the first card takes a whole row. The browser then loads its cover first. */
  lead?: boolean;
  headings?: "h2" | "h3";
}

export function PostGrid({ posts, lead = false, headings }: PostGridProps) {
  const others = lead ? posts.length - 1 : posts.length;
  const columns = Math.min(Math.max(others, 1), MAX_COLUMNS);
  return (
    <List className={styles.grid} style={{ "--cards": columns } as CSSProperties}>
      {posts.map((post, index) => {
        const isLead = lead && index === 0;
        const wide = isLead || columns === 1;
        return (
          <li key={post.slug} className={`${styles.item} ${wide ? styles.wide : ""}`}>
            <PostCard
              post={post}
              heading={headings}
              wide={wide}
              sizes={coverSizes(wide ? 1 : columns)}
              priority={isLead}
            />
          </li>
        );
      })}
    </List>
  );
}
