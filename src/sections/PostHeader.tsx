import { graphql, Link } from "gatsby";
import { Icon } from "../components/Icon";
import { Unbroken } from "../components/Unbroken";
import { formatDate, readingTime } from "../lib/times";
import { BLOG, categoryPath } from "../routes";
import { BESIDE_TITLE } from "./cover-sizes";
import { PostCover } from "./PostCover";
import * as styles from "./PostHeader.module.css";

interface PostHeaderProps {
  post: Queries.PostHeaderFragment;
  /** The notice of a preview above a post that visitors cannot see yet. */
  notice: string | null;
}

export function PostHeader({ post, notice }: PostHeaderProps) {
  const [published, updated] = [formatDate(post.publishedAt), formatDate(post.updatedAt)];
  return (
    <header className={`wrap ${styles.header}`}>
      <div>
        {notice && (
          <p>
            <mark>{notice}</mark>
          </p>
        )}
        <nav className={`screen-only ${styles.trail}`} aria-label="Breadcrumb">
          <Link className={styles.way} to={BLOG}>
            <Icon grid={16} size={16} strokeWidth={1.5}>
              <path d="M14 8H2m5-5L2 8l5 5" />
            </Icon>
            Back to blog
          </Link>
          <Link
            className={`${styles.way} ${styles.category}`}
            to={categoryPath(post.category.slug)}
          >
            {post.category.name}
          </Link>
        </nav>
        <h1 className={styles.title} dir="auto">
          <Unbroken text={post.title} max={12} />
        </h1>
        <p className={`lead ${styles.excerpt}`} dir="auto">
          <Unbroken text={post.excerpt} />
        </p>
        <p className={styles.meta}>
          <span>{post.author.name}</span>
          <time dateTime={post.publishedAt}>{published}</time>
          {updated !== published && <time dateTime={post.updatedAt}>{`Updated ${updated}`}</time>}
          <span>{readingTime(post.markdown.timeToRead)}</span>
        </p>
      </div>
      <PostCover className={styles.cover} post={post} sizes={BESIDE_TITLE} priority />
    </header>
  );
}

export const query = graphql`
  fragment PostHeader on Post {
    title
    excerpt
    publishedAt
    updatedAt
    markdown {
      timeToRead
    }
    author {
      name
    }
    category {
      name
      slug
    }
    ...PostCover
  }
`;
