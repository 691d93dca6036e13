import type { CSSProperties } from "react";
import { List } from "../components/List";
import { coverSizes } from "./cover-sizes";
import { PostCard } from "./PostCard";
import * as styles from "./PostGrid.module.css";

/** Three columns, or two if the last row of three would have only one card. */
const columnsFor = (cards: number) => (cards <= 3 ? Math.max(cards, 1) : cards % 3 === 1 ? 2 : 3);

interface PostGridProps {
  posts: readonly Queries.PostCardFragment[];
  /** Whether the first card takes a whole row. The browser then loads its cover first. */
  lead?: boolean;
  headings?: "h2" | "h3";
}

export function PostGrid({ posts, lead = false, headings }: PostGridProps) {
  const others = lead ? posts.length - 1 : posts.length;
  const columns = columnsFor(others);
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
