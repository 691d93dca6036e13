import { Link } from "gatsby";
import type { ReactNode } from "react";
import { postPath } from "../routes";
import * as styles from "./PostCard.module.css";
import { RelativeTime } from "./RelativeTime";
import { Tags } from "./Tags";

const TAG_LIMIT = 2;

interface PostCardProps {
  slug: string;
  title: string;
  excerpt: string;
  tags: readonly string[];
  publishedAt: string;
  /** The text with the date of the last change, such as "Updated Nov 27, 2026". */
  updated?: string;
  category: string;
  cover: ReactNode;
  /** The reading time as text, such as "9 min read". */
  readingTime: string;
  /** The notice about an unpublished post, which only previews show. */
  notice?: string | null;
  heading?: "h2" | "h3";
  /** Whether the card takes a whole row of the grid. */
  wide?: boolean;
}

export function PostCard({ heading: Heading = "h2", ...post }: PostCardProps) {
  return (
    <article className={`${styles.card} ${post.wide ? styles.wide : ""}`}>
      <div className={styles.cover}>{post.cover}</div>
      <div className={styles.words}>
        <p className={styles.head}>
          {post.notice && <mark>{post.notice}</mark>}
          <span className={styles.category}>{post.category}</span>
          <span className={styles.time}>
            <RelativeTime iso={post.publishedAt} />
          </span>
          {post.updated && <span className={styles.updated}>{post.updated}</span>}
        </p>
        <Heading className={styles.title}>{post.title}</Heading>
        <p className={styles.excerpt}>{post.excerpt}</p>
        <Tags tags={post.tags} limit={TAG_LIMIT} />
        <div className={styles.foot}>
          <Link className={`fills-card ${styles.more}`} to={postPath(post.slug)}>
            Read more
            <span className="visually-hidden">{`: ${post.title}`}</span>
          </Link>
          {post.readingTime}
        </div>
      </div>
    </article>
  );
}
