import { graphql, Link } from "gatsby";
import { RelativeTime } from "../components/RelativeTime";
import { Tags } from "../components/Tags";
import { Unbroken } from "../components/Unbroken";
import { formatDate, readingTime } from "../lib/times";
import { postPath } from "../routes";
import * as styles from "./PostCard.module.css";
import { PostCover } from "./PostCover";

const TAG_LIMIT = 2;

/** Turns a tag into a hashtag without spaces, for example `meta ads` into `#metaads`. */
const hashtag = (tag: string) => `#${tag.replace(/\s+/g, "")}`;

interface PostCardProps {
  post: Queries.PostCardFragment;
  heading?: "h2" | "h3";
  /** Whether the card takes a whole row of the grid. */
  wide: boolean;
  /** The `sizes` attribute of the cover. */
  sizes: string;
  /** Whether the cover is above the fold. */
  priority: boolean;
}

export function PostCard({ post, heading: Heading = "h2", wide, sizes, priority }: PostCardProps) {
  const [published, updated] = [formatDate(post.publishedAt), formatDate(post.updatedAt)];
  return (
    <article className={`${styles.card} ${wide ? styles.wide : ""}`}>
      <PostCover className={styles.cover} post={post} sizes={sizes} priority={priority} />
      <div className={styles.words}>
        <p className={styles.head}>
          <span className={styles.category}>{post.category.name}</span>
          <span className={styles.time}>
            <RelativeTime iso={post.publishedAt} />
          </span>
          {updated !== published && <span>{`Updated ${updated}`}</span>}
        </p>
        <Heading className={styles.title} dir="auto">
          <Unbroken text={post.title} max={12} />
        </Heading>
        <p className={`above-link ${styles.excerpt}`} dir="auto">
          <Unbroken text={post.excerpt} />
        </p>
        <Tags tags={post.tags.slice(0, TAG_LIMIT).map(hashtag)} />
        <div className={styles.foot}>
          <Link className={`fills-card ${styles.more}`} to={postPath(post.slug)}>
            Read more
            <span className="visually-hidden">{`: ${post.title}`}</span>
          </Link>
          <span>{readingTime(post.markdown.timeToRead)}</span>
        </div>
      </div>
    </article>
  );
}

export const query = graphql`
  fragment PostCard on Post {
    slug
    title
    excerpt
    tags
    publishedAt
    updatedAt
    markdown {
      timeToRead
    }
    category {
      name
    }
    ...PostCover
  }
`;
