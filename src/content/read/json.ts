import { type Node, parseTree } from "jsonc-parser";
import {
  type Path,
  type Problem,
  placeName,
  positionAt,
  positionFinder,
  problem,
  quoteLine,
} from "../problem";
import { deepBracket, TOO_DEEP } from "./guard";
import { jsonFault } from "./json-faults";
import { createSource, type Places, pathKey, type Reading } from "./source";

/**
 * Parses a JSON file. `JSON.parse` is the judge of what is valid; jsonc-parser says where it goes
 * wrong and why, where each entry stands, and which names occur twice.
 */
export function readJson(text: string, file: string): Reading {
  const refuse = (offset: number, message: string, fix: string) => ({
    problems: [problem(file, positionAt(text, offset), "", message, fix)],
  });
  if (text.trim() === "") return refuse(0, "is empty", "write its entries, or restore it");
  const deep = deepBracket(text);
  if (deep !== undefined) return refuse(deep, TOO_DEEP.message, TOO_DEEP.fix);
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    const { at, message, fix } = jsonFault(text);
    return refuse(at, `${message}, ${quoteLine(text, positionAt(text, at))}`, fix);
  }
  const places: Places = new Map();
  const problems: Problem[] = [];
  const positionOf = positionFinder(text);
  const add = (node: Node, path: Path, name?: Node) => {
    const isPlain = !node.children && node.type !== "null";
    const start = positionOf(node.offset);
    const written = text.slice(node.offset, node.offset + node.length);
    places.set(pathKey(path), {
      at: name ? positionOf(name.offset) : start,
      ...(isPlain && { value: start }),
      ...(typeof node.value === "number" && written !== String(node.value) && { written }),
    });
    for (const [index, child] of node.children?.entries() ?? []) {
      if (node.type === "array") {
        add(child, [...path, index]);
        continue;
      }
      const [key, value] = child.children ?? [];
      if (!key || !value) continue;
      const inner = [...path, key.value];
      const first = places.get(pathKey(inner));
      if (!first) add(value, inner, key);
      else {
        const message = `is set twice, first in line ${first.at.line}`;
        const place = positionOf(key.offset);
        problems.push(problem(file, place, placeName(inner, data), message, "remove one of them"));
      }
    }
  };
  const tree = parseTree(text);
  if (tree) add(tree, []);
  return { source: createSource({ file, format: "json", data }, places), problems };
}
