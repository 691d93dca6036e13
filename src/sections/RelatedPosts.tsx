import { graphql, useStaticQuery } from "gatsby";
import { SectionHeading } from "../components/SectionHeading";
import { PostGrid } from "./PostGrid";
import * as styles from "./RelatedPosts.module.css";

interface RelatedPostsProps {
  texts: Queries.RelatedPostsFragment;
  /** The slug of the current post. */
  slug: string;
}

/**
 * The latest three posts other than the current one. Renders nothing if there are none. All posts share
 * one static query: as part of each page's own query, a change to a latest post would rerun all of them.
 */
export function RelatedPosts({ texts, slug }: RelatedPostsProps) {
  const { latest } = useStaticQuery<Queries.LatestPostsQuery>(graphql`
    query LatestPosts {
      latest: allPost(sort: [{ publishedAt: DESC }, { slug: ASC }], limit: 4) {
        nodes {
          ...PostGrid
        }
      }
    }
  `);
  const posts = latest.nodes.filter((post) => post.slug !== slug).slice(0, 3);
  if (posts.length === 0) return null;
  return (
    <section className={`wrap section ${styles.section}`} aria-labelledby="related-title">
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
