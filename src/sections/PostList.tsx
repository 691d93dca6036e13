import { Link } from "gatsby";
import * as line from "../art/FlatLine.module.css";
import { Pagination } from "../components/Pagination";
import { NEWEST } from "../lib/anchors";
import { servicePath } from "../routes";
import { ALL_CATEGORIES } from "./CategoryFilter";
import { PostGrid } from "./PostGrid";
import * as styles from "./PostList.module.css";
import { Section } from "./Section";

interface PostListProps {
  posts: readonly Queries.PostCardFragment[];
  /** The newest posts of the blog, shown if the category has no posts. */
  newest?: readonly Queries.PostCardFragment[];
  /** The selected category, or undefined if all categories are selected. */
  category?: string;
  /** The service on the subject of the category, shown if the category has no posts. */
  service?: {
    readonly slug: string;
    readonly title: string;
  };
  page: number;
  pages: number;
  pathOf: (page: number) => string;
}

export function PostList({ posts, newest = [], category, service, ...list }: PostListProps) {
  return (
    <>
      {posts.length > 0 ? (
        <section className="wrap" aria-label="Posts">
          <PostGrid posts={posts} priority />
          <Pagination {...list} />
        </section>
      ) : (
        <section className="wrap">
          <h2 className="card-title">No posts found</h2>
          <p className={`lead ${styles.text}`}>
            {`No blog posts found in the "${category ?? ALL_CATEGORIES}" category.`}
          </p>
          <div className={line.waiting} />
        </section>
      )}
      {newest.length > 0 && (
        <Section id={NEWEST} title="More from the blog">
          <PostGrid posts={newest} headings="h3" />
        </Section>
      )}
      {posts.length === 0 && service && (
        <p className={`wrap ${styles.service}`}>
          <Link to={servicePath(service.slug)}>{`What we do in ${service.title}`}</Link>
        </p>
      )}
    </>
  );
}
