import { FILE_START, type Path, type Position, type Problem, placeName, problem } from "../problem";
import type { JsonFile, PostContent } from "../types";
import type { PostFolder } from "./folders";

/** Where an entry of a file stands. */
export interface Place {
  /** Its name; of an entry without one, its value */
  at: Position;
  /** Its value, where that is plain: neither empty, nor a list or a group */
  value?: Position;
  /** How its author wrote it, where the data has it in another way: `0123` where it says 123 */
  written?: string;
}

/** The places of all entries of a file, by their paths. */
export type Places = Map<string, Place>;

export const pathKey = (path: Path): string => JSON.stringify(path.map(String));

/** A file that could be parsed: its data, and where each entry of it stands. */
export interface Source {
  file: string;
  format: "json" | "yaml";
  data: unknown;
  /** How people call an entry */
  nameOf(path: Path): string;
  /**
   * Where an entry stands: a plain value where it begins, everything else at its name. What is
   * not there, or is empty, is looked for at the nearest entry around it.
   */
  locate(path: Path, part?: "value" | "name"): Position;
  /** A plain value as the author wrote it */
  written(path: Path): string | undefined;
}

/** What reading a file gives: a source where it could be parsed, and what is wrong with the file. */
export interface Reading {
  source?: Source;
  /** Of its entries */
  places?: Places;
  problems: Problem[];
}

/** A link inside the site, also to a part of the same text, and where it is written. */
export interface SiteLink extends Position {
  path: string;
}

/** A post by itself: its valid content, or at least its parsed front matter, and its problems. */
export interface PostReading {
  /** The whole file */
  text?: string;
  source?: Source;
  /** Where the entries of the source stand */
  places?: Places;
  content?: PostContent;
  /** Links of its text to pages of the site, and inside it */
  links: SiteLink[];
  /** Ids of its headings, where they are known */
  anchors?: string[];
  problems: Problem[];
}

/** A post whose front matter could be parsed, and the folder it lies in. */
export interface PostSource {
  folder: PostFolder;
  source: Source;
  links: SiteLink[];
  anchors?: string[];
}

/** The JSON files that could be parsed; what is in them may still be wrong in other ways. */
export type JsonSources = ReadonlyMap<JsonFile, Source>;

/** @param label how a field is called, where that is not by its name */
export function createSource(
  { file, format, data }: Pick<Source, "file" | "format" | "data">,
  places: Places = new Map(),
  label?: (name: string) => string,
): Source {
  return {
    file,
    format,
    data,
    nameOf: (path) => placeName(path, data, label),
    locate(path, part = "value") {
      for (let depth = path.length; depth > 0; depth--) {
        const place = places.get(pathKey(path.slice(0, depth)));
        if (!place) continue;
        const wanted = depth === path.length && part === "value" ? place.value : undefined;
        return wanted ?? place.at;
      }
      return FILE_START;
    },
    written: (path) => places.get(pathKey(path))?.written,
  };
}

/** The entries of a list file, with their places. */
export const entriesOf = (source: Source | undefined): [number, unknown][] =>
  Array.isArray(source?.data) ? [...source.data.entries()] : [];

/** A problem at an entry of a parsed file. */
export const problemIn = (source: Source, path: Path, message: string, fix: string): Problem =>
  problem(source.file, source.locate(path), source.nameOf(path), message, fix);
