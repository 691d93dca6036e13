import {
  type Fault,
  FILE_START,
  type Path,
  type Position,
  type Problem,
  placeName,
  positionFinder,
  problem,
} from "../problem";
import type { JsonFile } from "../types";

interface Place {
  /** Position of the field's name or, for an entry of a list, position of the value */
  at: Position;
  value?: Position;
}

/** The position of each value in the file, by the key that `pathKey` returns for the value. */
type Places = Map<string, Place>;

export const pathKey = (path: Path): string => JSON.stringify(path.map(String));

export interface Source {
  file: string;
  format: "json" | "yaml";
  data: unknown;
  places: Places;
}

/** The Markdown below the front matter, and the line of the file in which it begins. */
interface Body {
  text: string;
  line: number;
}

/** The result of reading a content file. */
export interface Reading {
  /** Undefined if the syntax of the file is invalid */
  source?: Source;
  /** The body of a post. Undefined if the file could not be split into front matter and body */
  body?: Body;
  /** Problems of syntax and of fields. If there are none, `source.data` has the declared type. */
  problems: Problem[];
}

export interface PostFolder {
  name: string;
  path: string;
  /** The path by which reports name the folder, such as `content/posts/my-post`. */
  file: string;
  names: string[];
}

/** A post whose front matter could be parsed. */
export interface PostSource {
  folder: PostFolder;
  source: Source;
  body: Body;
}

export type JsonSources = ReadonlyMap<JsonFile, Source>;

/** A value of a JSON or YAML file. `at` is the offset of its first character. */
export type Tree =
  | { at: number; value: unknown }
  | { at: number; items: Tree[] }
  | { at: number; fields: { name: string; at: number; tree: Tree }[] };

/** Returns the data of a file and the place of each value. Reports fields that are set twice. */
export function sourceOf(tree: Tree, text: string, file: string, format: Source["format"]) {
  const places: Places = new Map();
  const positionOf = positionFinder(text);
  const repeated: { path: Path; at: Position; first: Position }[] = [];
  const dataOf = (tree: Tree, path: Path): unknown => {
    const at = positionOf(tree.at);
    const place = places.get(pathKey(path)) ?? { at };
    places.set(pathKey(path), place);
    if ("items" in tree) return tree.items.map((item, index) => dataOf(item, [...path, index]));
    if ("fields" in tree) {
      return Object.fromEntries(
        tree.fields.map((field) => {
          const inner = [...path, field.name];
          const start = positionOf(field.at);
          const first = places.get(pathKey(inner));
          if (first) repeated.push({ path: inner, at: start, first: first.at });
          else places.set(pathKey(inner), { at: start });
          return [field.name, dataOf(field.tree, inner)];
        }),
      );
    }
    if (tree.value !== null) place.value ??= at;
    return tree.value;
  };
  const data = dataOf(tree, []);
  const problems = repeated.map(({ path, at, first }) => {
    const message = `is set twice, first in line ${first.line}`;
    return problem(file, at, placeName(path, data), { message, fix: "set the field only once" });
  });
  return { source: { file, format, data, places }, problems };
}

/**
 * Returns the position of a value. If the value is missing, returns the position of the nearest
 * object or list around it that exists.
 */
export function fieldPosition(
  { places }: Source,
  path: Path,
  part: "value" | "name" = "value",
): Position {
  for (let depth = path.length; depth > 0; depth--) {
    const place = places.get(pathKey(path.slice(0, depth)));
    if (!place) continue;
    const wanted = depth === path.length && part === "value" ? place.value : undefined;
    return wanted ?? place.at;
  }
  return FILE_START;
}

export const problemIn = (source: Source, path: Path, fault: Fault): Problem =>
  problem(source.file, fieldPosition(source, path), placeName(path, source.data), fault);
