import type { GatsbyNode } from "gatsby";
import { requireOfGatsby } from "./require-of-gatsby";

interface Dependents {
  getGatsbyDependents(): Promise<{ name: string }[]>;
}

/** Gatsby's own packages that the site uses. None has a query. */
export const WITHOUT_QUERIES = new Set([
  "gatsby-plugin-image",
  "gatsby-plugin-react-helmet",
  "gatsby-plugin-sharp",
  "gatsby-source-filesystem",
  "gatsby-transformer-remark",
]);

/**
 * Spares Gatsby to look for queries in these. It parses each script of a package with `gatsby` in its
 * name, in more than half of the time for all queries. What webpack asks next is answered in full, as
 * the packages are bundled like sources of the site.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPreExtractQueries
 */
export const onPreExtractQueries: GatsbyNode["onPreExtractQueries"] = () => {
  if (process.env.NODE_ENV === "development") return;
  const dependents: Dependents = requireOfGatsby("./dist/utils/gatsby-dependents");
  const all = dependents.getGatsbyDependents;
  dependents.getGatsbyDependents = async () => {
    dependents.getGatsbyDependents = all;
    return (await all()).filter(({ name }) => !WITHOUT_QUERIES.has(name));
  };
};
