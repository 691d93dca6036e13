import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { listFiles } from "./list-files";
import { cleanOutput, restorePictures } from "./output/clean";
import { compressOutput } from "./output/compress";
import { inlineHashes } from "./output/inline-hashes";
import { shareImages, writeShareImages } from "./output/share-images";
import { publish } from "./publish";
import { readPublished } from "./read-published";
import { writeEditor } from "./write-editor";
import { writeHeaders } from "./write-headers";
import { writeRedirects } from "./write-redirects";

/**
 * The last moment before Gatsby looks at the output of the build before.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPreBootstrap
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ store }) =>
  restorePictures(store.getState().program.directory);

/**
 * Makes what is deployed of what Gatsby has written: a list of steps, each of which may run twice.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPostBuild
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const { directory } = args.store.getState().program;
  const output = path.join(directory, "public");
  await cleanOutput(directory);
  await publish(args, output);
  await writeShareImages(output, shareImages(await readPublished(args)), args.cache);
  await writeRedirects(directory, args.graphql);
  await writeEditor(directory, process.env);
  const pages = (await listFiles(output)).filter((name) => name.endsWith(".html"));
  const inline = inlineHashes(output, pages);
  if (inline.faults.length > 0) {
    // Not reporter.panic: there is nothing to trace, the lines are the whole story.
    process.stderr.write(`\n${inline.faults.join("\n")}\n\n`);
    process.exit(1);
  }
  await compressOutput(output);
  await writeHeaders(directory, inline, process.env);
};
