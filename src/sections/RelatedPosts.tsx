import { graphql, useStaticQuery } from "gatsby";
import { RELATED } from "../anchors";
import { PostGrid } from "./PostGrid";
import { Section } from "./Section";

interface RelatedPostsProps {
  slug: string;
}

/**
 * The latest three posts except the post of this page. A static query runs once, but a page query
 * would run for every page after each change to a post.
 */
export function RelatedPosts({ slug }: RelatedPostsProps) {
  const { latest } = useStaticQuery<Queries.LatestPostsQuery>(graphql`
    query LatestPosts {
      latest: allPost(sort: [{ publishedAt: DESC }, { slug: ASC }], limit: 4) {
        nodes {
          ...PostCard
        }
      }
    }
  `);
  const posts = latest.nodes.filter((post) => post.slug !== slug).slice(0, 3);
  if (posts.length === 0) return null;
  return (
    <div className="screen-only">
      <Section id={RELATED} title="Related articles">
        <PostGrid posts={posts} headings="h3" />
      </Section>
    </div>
  );
}
