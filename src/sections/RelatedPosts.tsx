import { SectionHeading } from "../components/SectionHeading";
import { PostGrid } from "./PostGrid";
import * as styles from "./RelatedPosts.module.css";

interface RelatedPostsProps {
  title: string;
  readMore: string;
  posts: readonly Queries.PostGridFragment[];
}

/** The latest other posts; nothing while there is none. */
export function RelatedPosts({ title, readMore, posts }: RelatedPostsProps) {
  if (posts.length === 0) return null;
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="related-title">
      <SectionHeading id="related-title" title={title} />
      <PostGrid posts={posts} readMore={readMore} headings="h3" />
    </section>
  );
}
