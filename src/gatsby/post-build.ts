import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { cleanOutput } from "./clean-output";
import { emittedAssets } from "./emitted-assets";
import { finishOutput } from "./finish-output";
import { keepMinutes } from "./known-minutes";
import { shareImagesDrawn } from "./pre-build";
import { publish } from "./publish";
import { forgetStaticFiles } from "./static-copies";
import { writeEditor } from "./write-editor";
import { writeHeaders } from "./write-headers";
import { writeRedirects } from "./write-redirects";

/**
 * Makes of what Gatsby has written what is deployed.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPostBuild
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const { directory } = args.store.getState().program;
  const output = path.join(directory, "public");
  await keepMinutes(args.cache);
  await forgetStaticFiles(directory);
  await cleanOutput(directory, emittedAssets);
  await publish(args, output);
  await shareImagesDrawn();
  await writeRedirects(directory, args.graphql);
  await writeEditor(directory, process.env);
  const inline = await finishOutput(output);
  if (inline.faults.length > 0) {
    // Not reporter.panic: there is nothing to trace, the lines are the whole story.
    process.stderr.write(`\n${inline.faults.join("\n")}\n\n`);
    process.exit(1);
  }
  await writeHeaders(directory, inline, process.env);
};
