import { isMap, isNode, isScalar, isSeq, type Node, parseDocument, type YAMLMap } from "yaml";
import { type Path, type Problem, placeName, positionFinder, problem } from "../problem";
import { type Places, pathKey } from "./source";

/**
 * Parses YAML. The core schema keeps dates as text, so that later checks can report invalid dates.
 */
export const parseYaml = (text: string) =>
  parseDocument(text, {
    schema: "core",
    stringKeys: true,
    prettyErrors: false,
    uniqueKeys: false,
    logLevel: "error",
  });

type Document = ReturnType<typeof parseYaml>;

const keyOf = (pair: YAMLMap["items"][number]): string =>
  isScalar(pair.key) ? String(pair.key.value) : "?";

export function walk(
  document: Document,
  visit: (node: Node, path: Path, isName: boolean) => void,
): void {
  const enter = (node: unknown, path: Path, isName = false) => {
    if (!isNode(node)) return;
    visit(node, path, isName);
    if (isSeq(node)) {
      for (const [index, item] of node.items.entries()) enter(item, [...path, index]);
    }
    if (!isMap(node)) return;
    for (const pair of node.items) {
      enter(pair.key, [...path, keyOf(pair)], true);
      enter(pair.value, [...path, keyOf(pair)]);
    }
  };
  enter(document.contents, []);
}

/**
 * Finds the position of each value. Reports a field that is set twice, because parsers silently keep
 * only the last value. `data` has the names of entries for messages.
 */
export function findPlaces(document: Document, text: string, file: string, data?: unknown) {
  const places: Places = new Map();
  const repeated: Problem[] = [];
  const positionOf = positionFinder(text);
  walk(document, (node, path, isName) => {
    if (isName) return;
    const at = positionOf(node.range?.[0] ?? 0);
    const place = places.get(pathKey(path)) ?? { at };
    places.set(pathKey(path), place);
    if (isScalar(node) && node.value !== null) place.value ??= at;
    if (!isMap(node)) return;
    for (const pair of node.items) {
      const inner = [...path, keyOf(pair)];
      const start = positionOf((pair.key as { range?: number[] }).range?.[0] ?? 0);
      const first = places.get(pathKey(inner));
      if (!first) places.set(pathKey(inner), { at: start });
      else {
        const message = `is set twice, first in line ${first.at.line}`;
        const field = placeName(inner, data);
        repeated.push(problem(file, start, field, message, "set the field only once"));
      }
    }
  });
  return { places, repeated };
}
