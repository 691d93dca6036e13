import type { CreateResolversArgs, Node } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { generateImageData } from "gatsby-plugin-sharp";
import type { FileNode } from "../nodes/content-nodes";

interface NodeModel {
  findOne(args: object): Promise<Node | null>;
  getNodeById(args: { id: string }): Node | null;
  getNodesByIds(args: { ids: string[] }): Node[];
}
export interface Context {
  nodeModel: NodeModel;
}

export function required(node: Node | null | undefined, what: string): Node {
  if (!node)
    throw new Error(
      `Gatsby has no node for ${what}. Clear the cache (npm run clean), then build again`,
    );
  return node;
}

const COVER_OPTIONS = {
  width: 1600,
  aspectRatio: 1.7778,
  placeholder: "none",
  formats: ["webp", "avif"],
  // With the default quality of 50, lines on a dark background have visible artifacts.
  avifOptions: { quality: 60 },
  breakpoints: [360, 540, 800, 1200, 1600],
};

/**
 * Google recommends three aspect ratios for images of articles. These sizes fit into the smallest
 * allowed cover (1200 x 630).
 * https://developers.google.com/search/docs/appearance/structured-data/article
 */
const CROP_OPTIONS = [
  { width: 800, aspectRatio: 4 / 3 },
  { width: 600, aspectRatio: 1 },
].map((crop) => ({ ...COVER_OPTIONS, ...crop, formats: ["webp"], breakpoints: [crop.width] }));

type Tools = Pick<CreateResolversArgs, "reporter" | "cache" | "pathPrefix">;

const cache = new Map<string, Promise<IGatsbyImageData>>();

/** Caches the image data, because every post shows the covers of the latest posts. */
function imageData(
  file: FileNode,
  tools: Tools,
  options = COVER_OPTIONS,
): Promise<IGatsbyImageData> {
  const key = `${file.internal.contentDigest} ${options.aspectRatio} ${file.base}`;
  const data = cache.get(key) ?? generateImageData({ ...tools, file, args: { ...options } });
  cache.set(key, data);
  return data;
}

async function coverOf(post: Node, { nodeModel }: Context): Promise<FileNode> {
  const name = String(post.featuredImagePath);
  const query = { filter: { relativePath: { eq: name } } };
  return required(await nodeModel.findOne({ type: "File", query }), name) as FileNode;
}

/** gatsby-transformer-sharp would add many nodes and types, so this resolver uses the File node. */
export const coverResolver =
  (tools: Tools) => async (post: Node, _args: object, context: Context) =>
    imageData(await coverOf(post, context), tools);

export const coverCropsResolver =
  (tools: Tools) => async (post: Node, _args: object, context: Context) => {
    const file = await coverOf(post, context);
    const crops = await Promise.all(CROP_OPTIONS.map((options) => imageData(file, tools, options)));
    return crops.flatMap(({ images }) => images.fallback?.src ?? []);
  };
