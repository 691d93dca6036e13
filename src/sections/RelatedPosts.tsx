import { graphql, useStaticQuery } from "gatsby";
import { RecentPosts } from "./RecentPosts";

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
          ...RecentPosts
        }
      }
    }
  `);
  const posts = latest.nodes.filter((post) => post.slug !== slug).slice(0, 3);
  return (
    <div className="wrap section">
      <RecentPosts id="related-title" title="Related articles" posts={posts} />
    </div>
  );
}
