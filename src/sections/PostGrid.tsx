import { graphql } from "gatsby";
import { List } from "../components/List";
import { PostCard } from "../components/PostCard";
import { formatDate, readingTime } from "../lib/times";
import { coverSizes, partOf } from "./cover-sizes";
import { PostCover } from "./PostCover";
import * as styles from "./PostGrid.module.css";

const SPANS = { third: styles.third, half: "", whole: styles.whole };

/** Returns the text with the date of the last change, or undefined if it is the day of publication. */
function updatedText(post: Queries.PostGridFragment) {
  const date = formatDate(post.updatedAt);
  return date === formatDate(post.publishedAt) ? undefined : `Updated ${date}`;
}

interface PostGridProps {
  posts: readonly Queries.PostGridFragment[];
  /** Whether the first card takes a whole row. The browser then loads its cover first. */
  lead?: boolean;
  headings?: "h2" | "h3";
}

export function PostGrid({ posts, lead, headings }: PostGridProps) {
  return (
    <List className={styles.grid}>
      {posts.map((post, index) => {
        const first = lead && index === 0;
        const part = partOf(index, posts.length, Boolean(lead));
        // On tablets, if the number of cards is odd, the newest card has a row of its own.
        const leads = Number(Boolean(lead));
        const alone = index === leads && (posts.length - leads) % 2 === 1;
        return (
          <li
            key={post.slug}
            className={`${styles.item} ${alone ? styles.alone : ""} ${SPANS[part]}`}
          >
            <PostCard
              {...post}
              category={post.category.name}
              cover={<PostCover post={post} sizes={coverSizes(part, alone)} priority={first} />}
              updated={updatedText(post)}
              readingTime={readingTime(post.readingMinutes)}
              heading={headings}
              wide={part === "whole"}
            />
          </li>
        );
      })}
    </List>
  );
}

export const query = graphql`
  fragment PostGrid on Post {
    slug
    title
    excerpt
    tags
    notice
    publishedAt
    updatedAt
    readingMinutes
    category {
      name
    }
    ...PostCover
  }
`;
