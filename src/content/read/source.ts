import { FILE_START, type Path, type Position, type Problem, placeName, problem } from "../problem";
import type { JsonFile } from "../types";

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

export interface SiteLink extends Position {
  path: string;
}

export interface PostReading extends Reading {
  warnings: Problem[];
  links: SiteLink[];
  /** Ids of the headings in the text; undefined if the text could not be parsed */
  anchors?: string[];
}

export interface PostSource {
  folder: PostFolder;
  source: Source;
  links: SiteLink[];
  anchors?: string[];
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

export const problemIn = (source: Source, path: Path, message: string, fix: string): Problem =>
  problem(source.file, fieldPosition(source, path), placeName(path, source.data), message, fix);
