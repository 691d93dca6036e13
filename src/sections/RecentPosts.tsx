import { graphql, Link } from "gatsby";
import { List } from "../components/List";
import { readingTime } from "../lib/times";
import { postPath } from "../routes";
import { columnSizes } from "./cover-sizes";
import { PostCover } from "./PostCover";
import * as styles from "./RecentPosts.module.css";

interface RecentPostsProps {
  id: string;
  title: string;
  posts: readonly Queries.RecentPostsFragment[];
}

/** The newest posts. Renders nothing if there are no posts. */
export function RecentPosts({ id, title, posts }: RecentPostsProps) {
  if (posts.length === 0) return null;
  const sizes = columnSizes(posts.length);
  return (
    <section className={`screen-only ${styles.latest}`} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {title}
      </h2>
      <List className={`${styles.posts}`}>
        {posts.map((post) => (
          <li key={post.slug} className={styles.post}>
            <PostCover post={post} sizes={sizes} className={styles.cover} />
            <div className={styles.words}>
              <p className={styles.category}>{post.category.name}</p>
              <h3 className={styles.title}>
                <Link className="fills-card" to={postPath(post.slug)}>
                  {post.title}
                </Link>
              </h3>
              <p className={styles.time}>{readingTime(post.readingMinutes)}</p>
            </div>
          </li>
        ))}
      </List>
    </section>
  );
}

export const query = graphql`
  fragment RecentPosts on Post {
    slug
    title
    readingMinutes
    category {
      name
    }
    ...PostCover
  }
`;
