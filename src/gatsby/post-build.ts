import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { cleanOutput } from "./clean-output";
import { writeHeaders } from "./write-headers";

/**
 * Finishes the output: takes out what no page uses, and declares the headers.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPostBuild
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store }) => {
  const { directory } = store.getState().program;
  await cleanOutput(directory);
  const faults = await writeHeaders(path.join(directory, "public"), process.env);
  if (faults.length === 0) return;
  // Not reporter.panic: there is nothing to trace, the lines are the whole story.
  process.stderr.write(`\n${faults.join("\n")}\n\n`);
  process.exit(1);
};
