import { renderForPage } from "../../src/markdown/article";
import { prepareForPage } from "../../src/markdown/for-page";
import { siteSettings } from "./content";

type Resolver = { resolve(node: object, args: object, context: object): Promise<string> };
type Extend = (api: object, options: object) => Promise<{ html: Resolver }>;

interface MarkdownNode {
  frontmatter: Record<string, string>;
  rawMarkdownBody: string;
}

const { onCreateNode } = require("gatsby-transformer-remark/on-node-create");
const extendNodeType: Extend = require("gatsby-transformer-remark/extend-node-type");
const remarkPlugin = require("../../src/markdown/remark-plugin");

/** Reads the fields and the text of a post with gatsby-transformer-remark, as the build does. */
export async function readAsBuild(post: string) {
  const ignore = () => {};
  const { frontmatter, rawMarkdownBody }: MarkdownNode = await onCreateNode(
    {
      node: { internal: {} },
      loadNodeContent: async () => post,
      actions: { createNode: ignore, createParentChildLink: ignore },
      createNodeId: ignore,
      createContentDigest: ignore,
    },
    {},
  );
  return { data: frontmatter, content: rawMarkdownBody };
}

export const htmlOfPreview = (markdown: string): string =>
  renderForPage(markdown, siteSettings().blog.article);

/** Renders markdown as the build does. */
export async function htmlOfPage(content: string): Promise<string> {
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
        { name: "prepare", module: remarkPlugin, pluginOptions: { prepare: prepareForPage } },
      ],
    },
  );
  const node = { id: "1", internal: { content, contentDigest: content } };
  const settings = { ...siteSettings(), id: "site", internal: { contentDigest: "site" } };
  const nodeModel = { findOne: async () => settings, getNodeById: () => settings };
  return fields.html.resolve(node, {}, { nodeModel });
}
