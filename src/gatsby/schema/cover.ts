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

type Tools = Pick<CreateResolversArgs, "reporter" | "cache" | "pathPrefix">;

const cache = new Map<string, Promise<IGatsbyImageData>>();

/** Caches the image data, because every post shows the covers of the latest posts. */
function imageData(file: FileNode, tools: Tools): Promise<IGatsbyImageData> {
  const key = `${file.internal.contentDigest} ${file.base}`;
  const data = cache.get(key) ?? generateImageData({ ...tools, file, args: { ...COVER_OPTIONS } });
  cache.set(key, data);
  return data;
}

/** gatsby-transformer-sharp would add many nodes and types, so this resolver uses the File node. */
export const coverResolver =
  (tools: Tools) =>
  async (post: Node, _args: object, { nodeModel }: Context) => {
    const name = String(post.featuredImagePath);
    const query = { filter: { relativePath: { eq: name } } };
    return imageData(
      required(await nodeModel.findOne({ type: "File", query }), name) as FileNode,
      tools,
    );
  };
