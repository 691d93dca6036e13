import { type Document, isMap, isScalar, isSeq, type LineCounter, type Node } from "yaml";
import { FILE_START, type Path, type Position, type Problem } from "./problem";

/** A file that could be parsed: its data, and where each entry of it stands. */
export interface Source {
  file: string;
  format: "json" | "yaml";
  data: unknown;
  /**
   * Where an entry stands: a plain value where it begins, everything else at its name. What is
   * not there, or is empty, is looked for at the nearest entry around it.
   */
  locate(path: Path, part?: "value" | "name"): Position;
  /** A plain value as the author wrote it: `0123` where the data says 123. */
  written(path: Path): string | undefined;
}

/** What reading a file gives: a source where it could be parsed, and what is wrong with the file. */
export interface Reading {
  source?: Source;
  problems: Problem[];
}

/** A step towards an entry: the node of its value, and the node of its name if it has one. */
interface Step {
  name?: Node;
  value?: Node;
}

const child = (node: Node | undefined, key: PropertyKey | undefined): Step | undefined => {
  if (isSeq(node)) {
    const value = node.items[Number(key)] as Node | undefined;
    return value && { value };
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.find(({ key: name }) => isScalar(name) && String(name.value) === key);
  return pair && { name: pair.key as Node, value: (pair.value ?? undefined) as Node | undefined };
};

/** Builds the look-up over a parsed document of the `yaml` package, which reads JSON as well. */
export function createSource(
  { file, format, data }: Pick<Source, "file" | "format" | "data">,
  document: Document.Parsed,
  lines: LineCounter,
): Source {
  const positionOf = (node: Node | undefined): Position | undefined => {
    if (!node?.range) return undefined;
    const { line, col } = lines.linePos(node.range[0]);
    return { line, column: col };
  };
  return {
    file,
    format,
    data,
    locate(path, part = "value") {
      let here: Step | undefined = { value: document.contents as Node };
      let place = FILE_START;
      for (const [depth, key] of path.entries()) {
        here = child(here.value, key);
        if (!here) break;
        const { name, value } = here;
        const last = depth === path.length - 1 && part === "value";
        const plain = last && isScalar(value) && value.value !== null;
        place = positionOf(plain || !name ? value : name) ?? place;
      }
      return place;
    },
    written(path) {
      let here: Step | undefined = { value: document.contents as Node };
      for (const key of path) here = child(here?.value, key);
      return isScalar(here?.value) ? here.value.source : undefined;
    },
  };
}
