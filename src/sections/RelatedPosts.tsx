import { graphql } from "gatsby";
import { SectionHeading } from "../components/SectionHeading";
import { useLatestPosts } from "../lib/use-latest-posts";
import { PostGrid } from "./PostGrid";
import * as styles from "./RelatedPosts.module.css";

interface RelatedPostsProps {
  texts: Queries.RelatedPostsFragment;
  /** Of the post that they are related to. */
  slug: string;
}

/** The latest other posts; nothing while there is none. */
export function RelatedPosts({ texts, slug }: RelatedPostsProps) {
  const posts = useLatestPosts(slug);
  if (posts.length === 0) return null;
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="related-title">
      <SectionHeading id="related-title" title={texts.relatedTitle} />
      <PostGrid posts={posts} texts={texts} headings="h3" />
    </section>
  );
}

export const query = graphql`
  fragment RelatedPosts on BlogTexts {
    relatedTitle
    ...PostGridTexts
  }
`;
