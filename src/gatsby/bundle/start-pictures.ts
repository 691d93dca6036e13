import type { GatsbyNode } from "gatsby";

/** Pictures of the newest posts: asking for all would take longer than it saves. */
const NEWEST_COVERS = /* GraphQL */ `
  query NewestCovers {
    allPost(sort: [{ publishedAt: DESC }, { slug: ASC }], limit: 24) {
      nodes {
        featuredImage
      }
    }
  }
`;

/**
 * Starts the pictures before the bundles, which keep one processor busy: Gatsby starts them with the
 * queries, which come after.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPreBuild
 */
export const onPreBuild: GatsbyNode["onPreBuild"] = async ({ graphql }) => {
  const { errors } = await graphql(NEWEST_COVERS);
  if (errors) throw new Error(`The newest covers could not be read: ${errors}`);
};
