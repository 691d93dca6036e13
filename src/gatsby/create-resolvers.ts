import type { GatsbyNode, Node } from "gatsby";
import { articleField } from "./article";

interface NodeModel {
  findOne(args: object): Promise<Node | null>;
  findAll(args: object): Promise<{ entries: Iterable<Node> }>;
  getNodeById(args: { id: string }): Node | null;
}
interface Context {
  nodeModel: NodeModel;
}

/** The node the schema promises; content is checked before, so its absence is a defect here. */
function required(node: Node | null | undefined, what: string): Node {
  if (!node) throw new Error(`${what} is not among the nodes`);
  return node;
}

const latestFirst = { sort: { fields: ["publishedAt", "slug"], order: ["DESC", "ASC"] } };

/** The latest three posts but this one: four are read, whatever the number of posts. */
async function related(post: Node, _args: object, { nodeModel }: Context) {
  const { entries } = await nodeModel.findAll({
    type: "Post",
    query: { ...latestFirst, limit: 4 },
  });
  return [...entries].filter((other) => other.id !== post.id).slice(0, 3);
}

async function featuredImage(post: Node, _args: object, { nodeModel }: Context) {
  const relativePath = { eq: post.featuredImagePath };
  const file = await nodeModel.findOne({ type: "File", query: { filter: { relativePath } } });
  const id = required(file, String(post.featuredImagePath)).children[0];
  return required(id ? nodeModel.getNodeById({ id }) : null, `image ${post.featuredImagePath}`);
}

async function fixedPage(_source: unknown, { key }: { key: string }, { nodeModel }: Context) {
  const query = { filter: { key: { eq: key } } };
  return required(await nodeModel.findOne({ type: "Page", query }), `page ${key}`);
}

async function settings(_source: unknown, _args: object, { nodeModel }: Context) {
  return required(await nodeModel.findOne({ type: "SiteSettings" }), "content/site.json");
}

async function url(_source: Node, _args: object, { nodeModel }: Context) {
  const site = required(await nodeModel.findOne({ type: "Site" }), "Site");
  return (site.siteMetadata as { siteUrl: string }).siteUrl;
}

/**
 * Fields that are computed, and the two root fields that can promise an answer.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#createResolvers
 */
export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  args.createResolvers({
    Query: {
      settings: { type: "SiteSettings!", resolve: settings },
      fixedPage: { type: "Page!", args: { key: "PageKey!" }, resolve: fixedPage },
    },
    SiteSettings: { url: { resolve: url } },
    Post: {
      featuredImage: { resolve: featuredImage },
      related: { resolve: related },
      html: { resolve: articleField("html") },
      contents: { resolve: articleField("contents") },
      readingMinutes: { resolve: articleField("readingMinutes") },
    },
  });
};
