import { type ErrorCode, isAlias, isScalar, type Node, Scalar } from "yaml";
import { characterName } from "../characters";
import {
  type Fault,
  FILE_START,
  type Path,
  type Position,
  type Problem,
  placeName,
  positionAt,
  problem,
  quoteLine,
} from "../problem";
import { posts } from "../types";
import { metaOf, schemaAt } from "../types/define";
import type { Reading } from "./source";
import { findPlaces, parseYaml, walk } from "./yaml";

interface PostParts {
  /** The text between the separators; its first line is line 2 of the file */
  yaml: string;
  body: string;
  bodyLine: number;
}

const FENCE = /^---[ \t]*$/;

/** Accepts only `---` as separator: with others, gray-matter can lose text or execute code. */
export function splitPost(text: string, file: string): PostParts | Problem {
  const refuse = (message: string, fix: string, line = 1) =>
    problem(file, { line, column: 1 }, "", message, fix);
  if (text.trim() === "")
    return refuse("is empty", "write the post, or remove the folder of the post");
  const lines = text.split("\n");
  if (!FENCE.test(lines[0] ?? "")) {
    return refuse(
      "does not start with a line `---`",
      "write `---`, and nothing else, in the first line, then the fields and another line `---`",
    );
  }
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith("---"));
  if (!FENCE.test(lines[end] ?? "")) {
    return refuse(
      "has front matter that is not closed by a line `---`",
      "write `---`, and nothing else, in the line after the last field",
      Math.max(end, 0) + 1,
    );
  }
  return {
    yaml: lines.slice(1, end).join("\n"),
    body: lines.slice(end + 1).join("\n"),
    bodyLine: end + 2,
  };
}

export function readFrontMatter(yaml: string, file: string): Reading {
  // An empty line replaces the opening `---`, so that each field keeps its line number.
  const text = `\n${yaml}`;
  const refuse = (at: Position, { message, fix }: Fault) => ({
    problems: [problem(file, at, "", message, fix)],
  });
  if (yaml.trim() === "") return refuse(FILE_START, NO_FIELDS);
  const document = parseYaml(text);
  // Only the first error is reported, because later errors usually result from it.
  const error = document.errors[0];
  if (error) {
    const place = positionAt(text, error.pos[0]);
    const line = text.split("\n")[place.line - 1] ?? "";
    const { message, fix } = syntaxFault(error.code, error.message, line);
    return refuse(place, { message: `${message}, ${quoteLine(text, place)}`, fix });
  }
  const problems: Problem[] = [];
  let hasAlias = false;
  walk(document, (node, path) => {
    hasAlias ||= isAlias(node);
    const [offset, end] = node.range ?? [0, 0];
    const fault = nodeFault(node, path, text.slice(offset, end));
    if (!fault) return;
    const place = positionAt(text, offset);
    problems.push(problem(file, place, placeName(path), fault.message, fault.fix));
  });
  const { places, repeated } = findPlaces(document, text, file);
  problems.push(...repeated);
  // YAML aliases (`*name`) are not expanded, because a few lines with nested aliases can expand to
  // more data than fits in memory.
  if (hasAlias) return { problems };
  const data: unknown = document.toJS({ maxAliasCount: 0 });
  return { source: { file, format: "yaml", data, places }, problems };
}

const NO_FIELDS: Fault = {
  message: "has no fields between the two lines `---`",
  fix: "write the fields as in another post, or create a post with npm run new:post",
};

const OPEN_QUOTE: Fault = {
  message: "has an opening quotation mark without a closing one",
  fix: "end the text with the same quotation mark on the same line",
};

const NO_FIELD: Fault = {
  message: "has a line without a field name and a colon",
  fix: "write the line as name: value, with a space after the colon",
};

const IN_QUOTES = "put the whole text in double quotes";

/** Messages for syntax errors, by the error code of the package `yaml`. */
const YAML_FAULTS: Partial<Record<ErrorCode, Fault>> = {
  BLOCK_AS_IMPLICIT_KEY: { message: "has a colon inside a text", fix: IN_QUOTES },
  BAD_DQ_ESCAPE: {
    message: "has a backslash in a text in double quotes",
    fix: "write two backslashes for each backslash, or put the text in single quotes",
  },
  TAB_AS_INDENT: { message: "is indented with a tab", fix: "use spaces" },
  BAD_INDENT: {
    message: "has wrong indentation or a bracket that is not closed",
    fix: "indent the line like the lines around it, and close every [ and {",
  },
  MULTILINE_IMPLICIT_KEY: NO_FIELD,
  MISSING_CHAR: NO_FIELD,
};

const INVALID: Fault = {
  message: "is not valid YAML",
  fix: "put the text in double quotes, or compare the line with another post",
};

const INDENTED: Fault = {
  message: "is followed by a line that is indented by mistake",
  fix: "start each field at the beginning of its line",
};

function syntaxFault(code: ErrorCode, original: string, line: string): Fault {
  const [, odd] = /^\s*[\w-]+:([^\S \t])/.exec(line) ?? [];
  if (odd) {
    const message = `has ${characterName(odd)} after the colon`;
    return { message, fix: "write an ordinary space after the colon" };
  }
  if (code === "BLOCK_AS_IMPLICIT_KEY" && !/:\s.*:(\s|$)/.test(line)) return INDENTED;
  if (code === "MISSING_CHAR" && original.includes("quote")) return OPEN_QUOTE;
  return YAML_FAULTS[code] ?? INVALID;
}

/** Matches unquoted values that YAML 1.1 reads as numbers: gray-matter reads 12:30 as 750. */
const AMBIGUOUS = /^[-+.\d][-+.\d_:TtZzEe ]*$|^[-+]?0[bx][\da-f_]+$/i;

const CLOSED = /^"[^"\\]*(?:\\[\s\S][^"\\]*)*"$/;

/** Reports YAML that could exhaust memory or silently lose text. */
function nodeFault(node: Node, path: Path, written: string): Fault | undefined {
  const sign = isAlias(node) ? "*" : node.anchor ? "&" : node.tag ? "!" : undefined;
  if (sign)
    return { message: `starts with ${sign}, which YAML does not read as text`, fix: IN_QUOTES };
  if (!isScalar(node)) return undefined;
  // Refuses the value `"\"`, a string without an end: the package `yaml` accepts it, but other
  // parsers do not.
  if (node.type === Scalar.QUOTE_DOUBLE && !CLOSED.test(written)) return OPEN_QUOTE;
  if (node.type !== Scalar.PLAIN || typeof node.value !== "string") return undefined;
  if (node.comment) {
    return { message: "is cut off at the #, because # starts a comment", fix: IN_QUOTES };
  }
  return !isDate(path) && AMBIGUOUS.test(node.value)
    ? {
        message: "looks like a number or a date but must be text",
        fix: "put the value in quotes",
      }
    : undefined;
}

function isDate(path: Path): boolean {
  const schema = schemaAt(posts.entry, path);
  return schema !== undefined && metaOf(schema).isDate === true;
}
