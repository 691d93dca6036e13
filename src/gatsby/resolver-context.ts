import type { Node } from "gatsby";

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
