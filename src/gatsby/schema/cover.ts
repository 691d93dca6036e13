import type { CreateResolversArgs, Node } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { generateImageData } from "gatsby-plugin-sharp";
import type { FileNode } from "../nodes/content-nodes";

/** The part of Gatsby's node model that resolvers use. */
interface NodeModel {
  findOne(args: object): Promise<Node | null>;
  getNodeById(args: { id: string }): Node | null;
  getNodesByIds(args: { ids: string[] }): Node[];
}
export interface Context {
  nodeModel: NodeModel;
}

/**
 * Returns a node that the schema declares as non-null.
 *
 * @throws if it is missing: a defect of this site, as the content has been checked before
 */
export function required(node: Node | null | undefined, what: string): Node {
  if (!node) throw new Error(`${what} is not among the nodes`);
  return node;
}

/** Sizes and formats of every cover: pages, feeds and previews use the same files. */
const COVER_OPTIONS = {
  width: 1600,
  aspectRatio: 1.7778,
  placeholder: "none",
  formats: ["webp", "avif"],
  breakpoints: [360, 540, 800, 1200, 1600],
};

/** Largest number of cached covers; the covers of the latest posts are on many pages. */
const CACHE_SIZE = 100;

type Tools = Pick<CreateResolversArgs, "reporter" | "cache" | "pathPrefix">;

/** Least recently used first. */
const cache = new Map<string, Promise<IGatsbyImageData>>();

/**
 * Returns the image data of a cover; gatsby-plugin-sharp creates the files by the end of the build.
 * Cached, because every post shows the latest posts, and each call would read and hash the file again.
 * The URLs depend on name and content of the file, not on its folder, and so does the cache key.
 */
function imageData(file: FileNode, tools: Tools): Promise<IGatsbyImageData> {
  const key = `${file.internal.contentDigest} ${file.base}`;
  const data = cache.get(key) ?? generateImageData({ ...tools, file, args: { ...COVER_OPTIONS } });
  cache.delete(key);
  cache.set(key, data);
  for (const oldest of cache.keys()) {
    if (cache.size <= CACHE_SIZE) break;
    cache.delete(oldest);
  }
  return data;
}

/**
 * Resolver of a post's cover: the file beside `index.md` that `featuredImage` in its front matter names.
 * It works on the File node directly: gatsby-transformer-sharp would add a node per image and many types
 * that this site does not use.
 */
export const coverResolver =
  ({ reporter, cache, pathPrefix }: Tools) =>
  async (post: Node, _args: object, { nodeModel }: Context) => {
    const name = String(post.featuredImagePath);
    const query = { filter: { relativePath: { eq: name } } };
    const file = required(await nodeModel.findOne({ type: "File", query }), name) as FileNode;
    return imageData(file, { reporter, cache, pathPrefix });
  };
