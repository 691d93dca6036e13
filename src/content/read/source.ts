import { FILE_START, type Path, type Position, type Problem, placeName, problem } from "../problem";
import type { JsonFile } from "../types";
import { textIn } from "../values";

interface Place {
  /** Position of the field's name or, for an entry of a list, position of the value */
  at: Position;
  value?: Position;
}

/** The position of each value in the file, by the key that `pathKey` returns for the value. */
export type Places = Map<string, Place>;

export const pathKey = (path: Path): string => JSON.stringify(path.map(String));

export interface Source {
  file: string;
  format: "json" | "yaml";
  data: unknown;
  places: Places;
}

export interface Reading {
  source?: Source;
  problems: Problem[];
}

export interface PostFolder {
  name: string;
  path: string;
  /** The path by which reports name the folder, such as `content/posts/my-post`. */
  file: string;
  names: string[];
}

/** The Markdown below the front matter, and the line of the file in which it begins. */
export interface Body {
  text: string;
  line: number;
}

/** A post whose front matter could be parsed. */
export interface PostSource {
  folder: PostFolder;
  source: Source;
  body: Body;
}

export type JsonSources = ReadonlyMap<JsonFile, Source>;

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

export const entriesOf = (source: Source | undefined): [number, unknown][] =>
  Array.isArray(source?.data) ? [...source.data.entries()] : [];

/** Returns a field of all entries of a list. */
export const textsOf = (source: Source | undefined, field: string): string[] | undefined =>
  source && entriesOf(source).flatMap(([, entry]) => textIn(entry, field) ?? []);

export const problemIn = (source: Source, path: Path, message: string, fix: string): Problem =>
  problem(source.file, fieldPosition(source, path), placeName(path, source.data), message, fix);
