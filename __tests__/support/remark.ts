type Resolver = { resolve(node: object, args: object, context: object): Promise<object> };
type Extend = (api: object, options: object) => Promise<{ htmlAst: Resolver }>;

const extendNodeType = jest.requireActual<Extend>("gatsby-transformer-remark/extend-node-type");

/**
 * The tree of a markdown text as gatsby-transformer-remark makes it: also what is written as raw HTML is
 * in it, which the build leaves out, so that whoever takes a tree has to be safe without that.
 */
export async function parseMarkdown(content: string): Promise<object> {
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
    { plugins: [] },
  );
  const node = { id: "1", internal: { content, contentDigest: content } };
  return fields.htmlAst.resolve(node, {}, {});
}
