import type { CreateResolversArgs, Node } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { generateImageData } from "gatsby-plugin-sharp";
import type { FileNode } from "../nodes/content-nodes";

/** Where resolvers find nodes. */
interface NodeModel {
  findOne(args: object): Promise<Node | null>;
  getNodeById(args: { id: string }): Node | null;
  getNodesByIds(args: { ids: string[] }): Node[];
}
export interface Context {
  nodeModel: NodeModel;
}

/** The node the schema promises; content is checked before, so its absence is a defect here. */
export function required(node: Node | null | undefined, what: string): Node {
  if (!node) throw new Error(`${what} is not among the nodes`);
  return node;
}

/** The one form in which pages, feeds and previews have the picture of a post. */
const FORM = {
  width: 1600,
  aspectRatio: 1.7778,
  placeholder: "none",
  formats: ["webp", "avif"],
  breakpoints: [360, 540, 800, 1200, 1600],
};

/** Enough for the pictures that follow each other on many pages. */
const LIMIT = 100;

type Tools = Pick<CreateResolversArgs, "reporter" | "cache" | "pathPrefix">;

/** What was found out last, the oldest first. */
const known = new Map<string, Promise<IGatsbyImageData>>();

/**
 * What a page needs of a picture, in all sizes, which gatsby-plugin-sharp will have made at the end of
 * the build. With a short memory: the latest posts are under every other one, and each time their
 * files would be read and hashed again. Addresses are made of name and content, not of the folder.
 */
function imageData(file: FileNode, tools: Tools): Promise<IGatsbyImageData> {
  const key = `${file.internal.contentDigest} ${file.base}`;
  const found = known.get(key) ?? generateImageData({ ...tools, file, args: { ...FORM } });
  known.delete(key);
  known.set(key, found);
  for (const oldest of known.keys()) {
    if (known.size <= LIMIT) break;
    known.delete(oldest);
  }
  return found;
}

/**
 * Resolver of the picture that the front matter names, beside the markdown file. Without a node for
 * each picture, as gatsby-transformer-sharp makes them, with types of which nothing else is used.
 */
export const featuredImage =
  ({ reporter, cache, pathPrefix }: Tools) =>
  async (post: Node, _args: object, { nodeModel }: Context) => {
    const name = String(post.featuredImagePath);
    const query = { filter: { relativePath: { eq: name } } };
    const file = required(await nodeModel.findOne({ type: "File", query }), name) as FileNode;
    return imageData(file, { reporter, cache, pathPrefix });
  };
