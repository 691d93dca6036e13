import { graphql, useStaticQuery } from "gatsby";

/**
 * The latest posts but one, at most three. One answer for all pages: as data of each post, a change in
 * one of the latest would have every page of a post queried anew.
 *
 * @param slug of the post that is left out
 */
export function useLatestPosts(slug: string): readonly Queries.PostGridFragment[] {
  const { latestPosts } = useStaticQuery<Queries.LatestPostsQuery>(graphql`
    query LatestPosts {
      latestPosts {
        posts {
          ...PostGrid
        }
      }
    }
  `);
  if (!latestPosts) throw new Error("The list of latest posts is not among the nodes");
  return latestPosts.posts.filter((post) => post.slug !== slug).slice(0, 3);
}
