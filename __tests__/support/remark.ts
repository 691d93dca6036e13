import { prepareArticle } from "../../src/markdown/prepare-article";

interface Resolver<Value> {
  resolve(node: object, args: object, context: object): Promise<Value>;
}
type Extend = (
  api: object,
  options: object,
) => Promise<{ html: Resolver<string>; headings: Resolver<{ id: string; value: string }[]> }>;

const extendNodeType: Extend = require("gatsby-transformer-remark/extend-node-type");
const remarkPlugin = require("../../src/markdown/remark-plugin");

/** Resolves fields of a MarkdownRemark node as the build does. */
export async function articleOf(content: string) {
  const cache = { get: async () => undefined, set: async () => undefined };
  const fields = await extendNodeType(
    {
      type: { name: "MarkdownRemark" },
      getNodesByType: () => [],
      getNode: () => undefined,
      cache,
      getCache: () => cache,
      reporter: {},
      basePath: "",
    },
    {
      plugins: [
        { name: "prepare", module: remarkPlugin, pluginOptions: { prepare: prepareArticle } },
      ],
    },
  );
  const node = { id: "1", internal: { content, contentDigest: content } };
  return {
    html: await fields.html.resolve(node, {}, {}),
    headings: await fields.headings.resolve(node, { depth: "h2" }, {}),
  };
}

export const htmlOfPage = async (content: string) => (await articleOf(content)).html;
