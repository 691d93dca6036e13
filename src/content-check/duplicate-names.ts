import { type Document, isMap, isNode, type LineCounter } from "yaml";
import { FILE_START, fieldName, type Position, type Problem, problem } from "./problem";
import { nameOf, walkYaml } from "./walk-yaml";

/** Fields set twice in the same place: parsers keep the last one and say nothing. */
export function duplicateNames(document: Document, lines: LineCounter, file: string): Problem[] {
  const found: Problem[] = [];
  const placeOf = (node: unknown): Position => {
    if (!isNode(node) || !node.range) return FILE_START;
    const { line, col } = lines.linePos(node.range[0]);
    return { line, column: col };
  };
  walkYaml(document, (node, path) => {
    if (!isMap(node)) return;
    const first = new Map<string, number>();
    for (const pair of node.items) {
      const name = nameOf(pair);
      const place = placeOf(pair.key);
      const before = first.get(name);
      if (before === undefined) {
        first.set(name, place.line);
        continue;
      }
      const message = `is set twice, first in line ${before}`;
      found.push(problem(file, place, fieldName([...path, name]), message, "remove one of them"));
    }
  });
  return found;
}
