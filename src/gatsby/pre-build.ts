import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { showsTitle } from "../share-image/draw";
import { ask } from "./ask";
import { begin } from "./begin";
import { readPublished } from "./read-published";
import { shareImages } from "./share-images";
import { writeShareImages } from "./write-share-images";

/** Pictures of the newest posts: of all, asking would take longer than it spares. */
const NEWEST_COVERS = /* GraphQL */ `
  query NewestCovers {
    allPost(sort: [{ publishedAt: DESC }, { slug: ASC }], limit: 24) {
      nodes {
        featuredImage
      }
    }
  }
`;

const NO_LETTERS = "the display face lacks some of its letters";

let drawing: Promise<void> | undefined;

/** Waits for the share images of all pages. */
export const shareImagesDrawn = async () => drawing;

/**
 * Begins what needs content alone, pictures in all sizes and share images. Bundling and queries, which
 * come next, each have one processor busy; Gatsby would begin the pictures with the queries.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPreBuild
 */
export const onPreBuild: GatsbyNode["onPreBuild"] = async (args) => {
  await ask(args, NEWEST_COVERS);
  const images = shareImages(await readPublished(args));
  for (const [file, { title }] of images) {
    if (!showsTitle(title))
      process.stdout.write(`${file} does not show its title: ${NO_LETTERS}\n`);
  }
  const output = path.join(args.store.getState().program.directory, "public");
  drawing = begin(writeShareImages(output, images, args.cache));
};
