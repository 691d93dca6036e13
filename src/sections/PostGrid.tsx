import { List } from "../components/List";
import { coverSizes, partOf } from "./cover-sizes";
import { PostCard } from "./PostCard";
import * as styles from "./PostGrid.module.css";

const SPANS = { third: styles.third, half: "", whole: styles.whole };

interface PostGridProps {
  posts: readonly Queries.PostCardFragment[];
  /** Whether the first card takes a whole row. The browser then loads its cover first. */
  lead?: boolean;
  headings?: "h2" | "h3";
}

export function PostGrid({ posts, lead = false, headings }: PostGridProps) {
  const leads = lead ? 1 : 0;
  return (
    <List className={styles.grid}>
      {posts.map((post, index) => {
        const part = partOf(index, posts.length, lead);
        // On tablets, if the number of cards is odd, the newest card has a row of its own.
        const alone = index === leads && (posts.length - leads) % 2 === 1;
        return (
          <li
            key={post.slug}
            className={`${styles.item} ${alone ? styles.alone : ""} ${SPANS[part]}`}
          >
            <PostCard
              post={post}
              heading={headings}
              wide={part === "whole"}
              sizes={coverSizes(part, alone)}
              priority={lead && index === 0}
            />
          </li>
        );
      })}
    </List>
  );
}
