import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { showsTitle } from "../share-image/draw";
import { cleanOutput } from "./clean-output";
import { compressOutput } from "./compress-output";
import { emittedAssets } from "./emitted-assets";
import { feedFiles } from "./feed-files";
import { feedLists } from "./feed-lists";
import { readFeedPosts } from "./read-feed-posts";
import { readPublished } from "./read-published";
import { shareImages } from "./share-images";
import { siteFiles } from "./site-files";
import { writeFiles } from "./write-files";
import { writeHeaders } from "./write-headers";
import { writeShareImages } from "./write-share-images";

const NO_LETTERS = "the display face lacks some of its letters";

/**
 * Makes of what Gatsby has written what is deployed.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPostBuild
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const { program, pages } = args.store.getState();
  const { directory } = program;
  const output = path.join(directory, "public");
  await cleanOutput(directory, emittedAssets);
  const published = await readPublished(args);
  const lists = feedLists(published);
  const posts = await readFeedPosts(args, [...new Set(lists.flatMap(({ slugs }) => slugs))]);
  const images = shareImages(published);
  for (const [file, { title }] of images) {
    if (!showsTitle(title))
      process.stdout.write(`${file} does not show its title: ${NO_LETTERS}\n`);
  }
  await writeShareImages(output, images, args.cache);
  const feeds = await feedFiles(output, published.settings, lists, posts);
  const files = siteFiles(published, posts, [...pages.keys()]);
  await writeFiles(output, new Map([...feeds, ...files]), args.cache);
  const faults = await writeHeaders(output, process.env);
  if (faults.length > 0) {
    // Not reporter.panic: there is nothing to trace, the lines are the whole story.
    process.stderr.write(`\n${faults.join("\n")}\n\n`);
    process.exit(1);
  }
  await compressOutput(output);
};
