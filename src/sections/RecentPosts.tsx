import { graphql, Link } from "gatsby";
import { List } from "../components/List";
import { Title } from "../components/Title";
import { readingTime } from "../lib/times";
import { postPath } from "../routes";
import { PostCover } from "./PostCover";
import * as styles from "./RecentPosts.module.css";

/**
 * The `sizes` of a cover in the layout of the style sheet: the cover is above its title on tablets,
 * and beside its title on other screens.
 */
const SIZES = "(min-width: 37.5rem) and (max-width: 63.9rem) 30vw, 9rem";

interface RecentPostsProps {
  title: string;
  /** A template such as "{minutes} min read". */
  minutes: string;
  posts: readonly Queries.RecentPostsFragment[];
}

/**
 * The latest posts as a short list, for a column beside other content. Renders nothing if there are
 * no posts.
 */
export function RecentPosts({ title, minutes, posts }: RecentPostsProps) {
  if (posts.length === 0) return null;
  return (
    <section className={styles.latest} aria-labelledby="latest">
      <h2 className={styles.heading} id="latest">
        {title}
      </h2>
      <List className={`hidden-until-complete ${styles.posts}`}>
        {posts.map((post) => (
          <li key={post.slug} className={styles.post}>
            <div className={styles.cover}>
              <PostCover post={post} sizes={SIZES} className={styles.image} />
            </div>
            <div className={styles.words}>
              <p className={styles.category}>{post.category.name}</p>
              <h3 className={styles.title}>
                <Link className="fills-card" to={postPath(post.slug)}>
                  <Title text={post.title} />
                </Link>
              </h3>
              <p className={styles.time}>{readingTime(minutes, post.readingMinutes)}</p>
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
