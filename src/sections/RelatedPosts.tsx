import { graphql, useStaticQuery } from "gatsby";
import { SectionHeading } from "../components/SectionHeading";
import { PostGrid } from "./PostGrid";
import * as styles from "./RelatedPosts.module.css";

interface RelatedPostsProps {
  texts: Queries.RelatedPostsFragment;
  /** Of the post that they are related to. */
  slug: string;
}

/**
 * The latest three other posts; nothing while there is none. One answer for all pages: as data of each
 * post, a change in one of the latest would have every page of a post queried again.
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
