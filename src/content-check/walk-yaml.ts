import { type Document, isMap, isNode, isScalar, isSeq, type Node, type YAMLMap } from "yaml";
import type { Path } from "./problem";

/** The name of a pair in a map, as text. */
export const nameOf = (pair: YAMLMap["items"][number]): string =>
  isScalar(pair.key) ? String(pair.key.value) : "?";

/** Calls `visit` for every node of a document, in their order; for the name of a field as `isName`. */
export function walkYaml(
  document: Document,
  visit: (node: Node, path: Path, isName: boolean) => void,
): void {
  const walk = (node: unknown, path: Path, isName = false) => {
    if (!isNode(node)) return;
    visit(node, path, isName);
    if (isSeq(node)) {
      for (const [index, item] of node.items.entries()) walk(item, [...path, index]);
    }
    if (!isMap(node)) return;
    for (const pair of node.items) {
      walk(pair.key, [...path, nameOf(pair)], true);
      walk(pair.value, [...path, nameOf(pair)]);
    }
  };
  walk(document.contents, []);
}
