import { join } from "node:path";
import { type Node, parseTree } from "jsonc-parser";
import {
  FILE_START,
  type Path,
  type Problem,
  placeName,
  positionAt,
  positionFinder,
  problem,
  quoteLine,
} from "../problem";
import { checkSchema } from "../rules/schema";
import { type JsonContent, type JsonFile, jsonFiles } from "../types";
import { sameButCase } from "./folders";
import { deepBracket, guarded, TOO_DEEP } from "./guard";
import { jsonFault } from "./json-faults";
import {
  createSource,
  type JsonSources,
  type Places,
  pathKey,
  type Reading,
  type Source,
} from "./source";
import { readText } from "./text";

/**
 * Parses a JSON file. `JSON.parse` decides what is valid; jsonc-parser finds the positions of values and
 * errors, and duplicate keys.
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

/** The data of each JSON file that matches its schema. */
export type ValidJson = { [File in JsonFile]?: JsonContent<File> };

export interface JsonReading {
  content: ValidJson;
  /** Files that could be parsed, even if they do not match their schema */
  sources: JsonSources;
  problems: Problem[];
}

/**
 * Reads every declared JSON file.
 * @param names the names in the folder: file systems that ignore case would find `Site.json` too
 * @param folder the folder's path in reports
 */
export async function readJsonFiles(
  path: string,
  folder: string,
  names: string[],
): Promise<JsonReading> {
  const content: Record<string, unknown> = {};
  const sources = new Map<JsonFile, Source>();
  const read = (name: JsonFile): Problem[] => {
    const file = `${folder}/${name}`;
    if (!names.includes(name)) {
      const other = sameButCase(names, name);
      const fix = other ? `rename ${other} to ${name}` : "restore it, or copy it from the example";
      return [problem(file, FILE_START, "", "is missing", fix)];
    }
    const text = readText(join(path, name), file);
    if (typeof text !== "string") return [text];
    const { source, problems } = readJson(text, file);
    if (!source) return problems;
    sources.set(name, source);
    const checked = checkSchema<unknown>(jsonFiles[name].schema, source);
    if (checked.problems.length === 0) content[name] = checked.value;
    return [...problems, ...checked.problems];
  };
  const problems: Problem[] = [];
  for (const name of Object.keys(jsonFiles) as JsonFile[]) {
    const found = await guarded(`${folder}/${name}`, () => ({ problems: read(name) }));
    problems.push(...found.problems);
  }
  return { content: content as ValidJson, sources, problems };
}
