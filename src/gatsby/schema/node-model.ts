import type { Node } from "gatsby";

/** The part of Gatsby's node model that resolvers of this site use. */
interface NodeModel {
  findAll(args: object): Promise<{ entries: Iterable<Node> }>;
  findOne(args: object): Promise<Node | null>;
  getNodeById(args: { id: string }): Node | null;
}

export interface Context {
  nodeModel: NodeModel;
}

export function requireNode(node: Node | null | undefined, what: string): Node {
  if (!node)
    throw new Error(
      `Gatsby has no node for ${what}. Run npm run content:check, and correct the problems that it prints.`,
    );
  return node;
}
