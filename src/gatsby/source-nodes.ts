import { existsSync } from "node:fs";
import type { GatsbyNode, SourceNodesArgs } from "gatsby";
import { addNode, type FileNode } from "./add-node";
import { keepLatest } from "./latest-posts";
import { postNode } from "./post-node";

/** What a post is made of beside its file. */
const SOURCES = ["visibility", "featuredImageDigest"] as const;

/**
 * Lets posts appear, change and vanish whose files nobody has touched. A warm build makes nodes of
 * changed files only, but a post comes out when its time has come, a draft leaves after a preview, and
 * a picture has no node.
 */
function updatePosts(args: SourceNodesArgs): void {
  for (const markdown of args.getNodesByType("MarkdownRemark")) {
    const file = args.getNode(markdown.parent ?? "") as FileNode | undefined;
    // What is left of a file that is gone, Gatsby lets go after this.
    if (file && !existsSync(file.absolutePath)) continue;
    const post = postNode(markdown.frontmatter, file);
    const known = markdown.children
      .map(args.getNode)
      .find((node) => node?.internal.type === "Post");
    if (SOURCES.every((name) => known?.[name] === post?.[name])) continue;
    if (known) args.actions.deleteNode(known);
    if (post && file) addNode(args, { parent: markdown, file }, "Post", post.postId, post);
  }
}

/** https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#sourceNodes */
export const sourceNodes: GatsbyNode["sourceNodes"] = (args) => {
  keepLatest(args);
  updatePosts(args);
};
