import { existsSync } from "node:fs";
import type { GatsbyNode } from "gatsby";
import { addPost, type FileNode } from "./add-node";
import { postFields } from "./post-fields";

/**
 * Lets posts appear, change and vanish whose files nobody has touched. A warm build makes nodes of
 * changed files only, but a post comes out when its time has come, and a draft leaves after a preview.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#sourceNodes
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = (args) => {
  for (const markdown of args.getNodesByType("MarkdownRemark")) {
    const file = args.getNode(markdown.parent ?? "") as FileNode | undefined;
    // What is left of a file that is gone, Gatsby lets go after this.
    if (file && !existsSync(file.absolutePath)) continue;
    const post = postFields(markdown.frontmatter, file);
    const known = markdown.children
      .map(args.getNode)
      .find((node) => node?.internal.type === "Post");
    if (known?.visibility === post?.visibility) continue;
    if (known) args.actions.deleteNode(known);
    if (file) addPost(args, markdown, file);
  }
};
