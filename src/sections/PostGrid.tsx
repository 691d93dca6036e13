import type { CSSProperties } from "react";
import { List } from "../components/List";
import { coverSizes } from "./cover-sizes";
import { PostCard } from "./PostCard";
import * as styles from "./PostGrid.module.css";

/** By the remainder of the cards divided by 3, how many last cards are half as wide as the grid. */
const HALVES = [0, 4, 2] as const;

interface PostGridProps {
  posts: readonly Queries.PostCardFragment[];
  /** Whether the first card takes a whole row. The browser then loads its cover first. */
  lead?: boolean;
  headings?: "h2" | "h3";
}

export function PostGrid({ posts, lead = false, headings }: PostGridProps) {
  const others = lead ? posts.length - 1 : posts.length;
  return (
    <List className={styles.grid}>
      {posts.map((post, index) => {
        const isLead = lead && index === 0;
        const wide = isLead || others === 1;
        const left = posts.length - index;
        const columns = wide ? 1 : left <= (HALVES[others % 3] ?? 0) ? 2 : 3;
        const alone = left === 1 && others % 2 === 1;
        return (
          <li
            key={post.slug}
            className={`${styles.item} ${wide || alone ? styles.full : ""}`}
            style={{ "--span": 6 / columns } as CSSProperties}
          >
            <PostCard
              post={post}
              heading={headings}
              wide={wide}
              sizes={coverSizes(columns, alone)}
              priority={isLead}
            />
          </li>
        );
      })}
    </List>
  );
}
