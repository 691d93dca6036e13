import config from "../../gatsby-config";

interface Resolver<Value> {
  resolve(node: object, args: object, context: object): Promise<Value>;
}
type Extend = (
  api: object,
  options: object,
) => Promise<{ html: Resolver<string>; headings: Resolver<{ id: string; value: string }[]> }>;

interface SubPlugin {
  resolve: string;
  options: object;
}

const extendNodeType: Extend = require("gatsby-transformer-remark/extend-node-type");

/** The options of gatsby-transformer-remark in gatsby-config.ts, with its sub-plugins loaded. */
function remarkOptions() {
  const remark = config.plugins?.find(
    (plugin) => plugin instanceof Object && plugin.resolve === "gatsby-transformer-remark",
  );
  const { plugins, ...options } = (remark as { options: { plugins: SubPlugin[] } }).options;
  return {
    ...options,
    plugins: plugins.map(({ resolve, options }) => ({
      name: resolve,
      module: require(resolve),
      pluginOptions: options,
    })),
  };
}

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
    remarkOptions(),
  );
  const node = { id: "1", internal: { content, contentDigest: content } };
  return {
    html: await fields.html.resolve(node, {}, {}),
    headings: await fields.headings.resolve(node, { depth: "h2" }, {}),
  };
}

export const htmlOfPage = async (content: string) => (await articleOf(content)).html;
