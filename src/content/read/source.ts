import { FILE_START, type Path, type Position, type Problem, placeName, problem } from "../problem";
import type { JsonFile, PostContent } from "../types";
import type { PostFolder } from "./folders";

/** The position of a value in a file. */
export interface Place {
  /** Position of the key, or of the value if there is no key */
  at: Position;
  /** Position of the value, if the value is a text, a number or a boolean */
  value?: Position;
  /** The source text of a number, if it differs from the parsed value: `0123` for 123 */
  written?: string;
}

/** The places of all values of a file, by `pathKey`. */
export type Places = Map<string, Place>;

export const pathKey = (path: Path): string => JSON.stringify(path.map(String));

/** A parsed file: its data and the position of each value. */
export interface Source {
  file: string;
  format: "json" | "yaml";
  data: unknown;
  places: Places;
  /** Returns the name to show for a field; by default, the name in the file */
  label?: (name: string) => string;
}

/** The result of reading a file: its data and positions, if the file could be parsed, and its problems. */
export interface Reading {
  source?: Source;
  problems: Problem[];
}

/** An internal link with its position, including links to headings of the same text. */
export interface SiteLink extends Position {
  path: string;
}

/**
 * The result of reading a post: its content, if the post is valid, its parsed front matter, and its
 * problems.
 */
export interface PostReading extends Reading {
  content?: PostContent;
  /** The internal links of the post's text */
  links: SiteLink[];
  /** Ids of the post's headings; undefined if the post's text could not be parsed */
  anchors?: string[];
}

/** A post whose front matter could be parsed. */
export interface PostSource {
  folder: PostFolder;
  source: Source;
  links: SiteLink[];
  anchors?: string[];
}

/** The JSON files that could be parsed; they may not match their schema. */
export type JsonSources = ReadonlyMap<JsonFile, Source>;

/** Readable name of the value at a path. */
export const nameOf = ({ data, label }: Source, path: Path): string => placeName(path, data, label);

/**
 * Position of the value at a path. For a list, a group or `null`, the position of its key; if the path does
 * not exist, the position of its nearest existing parent.
 */
export function locate({ places }: Source, path: Path, part: "value" | "name" = "value"): Position {
  for (let depth = path.length; depth > 0; depth--) {
    const place = places.get(pathKey(path.slice(0, depth)));
    if (!place) continue;
    const wanted = depth === path.length && part === "value" ? place.value : undefined;
    return wanted ?? place.at;
  }
  return FILE_START;
}

/** The source text of a number, if it differs from the parsed value. */
export const writtenAt = ({ places }: Source, path: Path): string | undefined =>
  places.get(pathKey(path))?.written;

/** The entries of a list file with their indexes; [] if the data is not a list. */
export const entriesOf = (source: Source | undefined): [number, unknown][] =>
  Array.isArray(source?.data) ? [...source.data.entries()] : [];

/** Creates a problem at a path of a parsed file. */
export const problemIn = (source: Source, path: Path, message: string, fix: string): Problem =>
  problem(source.file, locate(source, path), nameOf(source, path), message, fix);
