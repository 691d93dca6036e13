import { type Document, isMap, isScalar, parseDocument } from "yaml";
import {
  type Fault,
  FILE_START,
  type Position,
  type Problem,
  placeName,
  positionAt,
  positionFinder,
  problem,
  quoteLine,
} from "../problem";
import { deepBracket, deepLine, TOO_DEEP } from "./guard";
import { type Places, pathKey, type Reading } from "./source";
import { keyOf, refusedSyntax, syntaxFault, walk } from "./yaml-faults";

interface PostParts {
  /** The first line of the YAML is line 2 of the file */
  yaml: string;
  body: string;
  /** Number of the first line after the closing `---`, counted from 1 */
  bodyLine: number;
}

const FENCE = /^---[ \t]*$/;

/**
 * Splits a post at the lines at which gray-matter splits. With separators other than two lines
 * `---`, gray-matter can lose text or execute code. `text` has `\n` as line end and no byte order
 * mark.
 */
export function splitPost(text: string, file: string): PostParts | Problem {
  const refuse = (message: string, fix: string, at: Position = FILE_START) =>
    problem(file, at, "", message, fix);
  if (text.trim() === "")
    return refuse("is empty", "write the post, or remove the folder of the post");
  const lines = text.split("\n");
  const first = lines[0] ?? "";
  if (!FENCE.test(first)) {
    if (text.trimStart().startsWith("---") && !first.startsWith("---")) {
      return refuse(
        "has spaces or empty lines before the first `---`",
        "move `---` to the first line",
      );
    }
    return /^---\s*[^\s-]/.test(first)
      ? refuse("has text on the same line as the first `---`", "leave only `---` in the first line")
      : refuse(
          "has no front matter",
          "start the file with a line `---`, the fields of the post and another line `---`",
        );
  }
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith("---"));
  if (end === -1) {
    return refuse(
      "has front matter that is never closed",
      "write a line `---` after the last field",
    );
  }
  if (!FENCE.test(lines[end] ?? "")) {
    const at = { line: end + 1, column: 1 };
    return refuse(
      "has text beside `---` on the line that closes the front matter",
      "leave only `---` in this line",
      at,
    );
  }
  return {
    yaml: lines.slice(1, end).join("\n"),
    body: lines.slice(end + 1).join("\n"),
    bodyLine: end + 2,
  };
}

/**
 * The core schema of YAML keeps dates as text, so that a later check can report a date that does
 * not exist.
 */
export function readFrontMatter(yaml: string, file: string): Reading {
  // An empty line replaces the opening `---`, so that each field keeps its line number.
  const text = `\n${yaml}`;
  const refuse = (at: Position, { message, fix }: Fault) => ({
    problems: [problem(file, at, "", message, fix)],
  });
  const deep = deepBracket(text) ?? deepLine(text);
  if (deep !== undefined) return refuse(positionAt(text, deep), TOO_DEEP);
  if (yaml.trim() === "") return refuse(FILE_START, NO_FIELDS);
  const document = parseDocument(text, {
    schema: "core",
    stringKeys: true,
    prettyErrors: false,
    uniqueKeys: false,
    logLevel: "error",
  });
  const positionOf = positionFinder(text);
  // Later errors are usually consequences of the first.
  const error = document.errors[0];
  if (error) {
    const place = positionOf(error.pos[0]);
    const { message, fix } = syntaxFault(error.code, error.message, lineAt(text, place));
    return refuse(place, { message: `${message}, ${quoteLine(text, place)}`, fix });
  }
  const refused = refusedSyntax(document, text);
  const { places, repeated } = findPlaces(document, positionOf, file);
  const problems = [
    ...refused.map(({ offset, field, message, fix }) =>
      problem(file, positionOf(offset), field, message, fix),
    ),
    ...repeated,
  ];
  // A few lines of nested YAML aliases can expand to more data than fits in memory.
  if (refused.some(({ alias }) => alias)) return { problems };
  const data: unknown = document.toJS({ maxAliasCount: 0 });
  return { source: { file, format: "yaml", data, places }, problems };
}

const lineAt = (text: string, { line }: Position) => text.split("\n", line)[line - 1] ?? "";

const NO_FIELDS: Fault = {
  message: "has no fields between the two lines `---`",
  fix: "write the fields as in another post, or create a post with npm run new:post",
};

/** Reports a field that is set twice: parsers silently keep only the last value. */
function findPlaces(document: Document, positionOf: (offset: number) => Position, file: string) {
  const places: Places = new Map();
  const repeated: Problem[] = [];
  walk(document, (node, path, isName) => {
    if (isName) return;
    const at = positionOf(node.range?.[0] ?? 0);
    const key = pathKey(path);
    if (!places.has(key)) places.set(key, { at });
    const place = places.get(key);
    if (place && isScalar(node) && node.value !== null && !place.value) {
      place.value = at;
      if (typeof node.value === "number") place.written = node.source;
    }
    if (!isMap(node)) return;
    for (const pair of node.items) {
      const inner = [...path, keyOf(pair)];
      const start = positionOf((pair.key as { range?: number[] }).range?.[0] ?? 0);
      const first = places.get(pathKey(inner));
      if (!first) places.set(pathKey(inner), { at: start });
      else {
        const message = `is set twice, first in line ${first.at.line}`;
        repeated.push(problem(file, start, placeName(inner), message, "set the field only once"));
      }
    }
  });
  return { places, repeated };
}
