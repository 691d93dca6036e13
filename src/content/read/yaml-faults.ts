import {
  type Document,
  type ErrorCode,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  Scalar,
  type YAMLMap,
} from "yaml";
import { metaOf, schemaAt } from "../define";
import { type Fault, type Path, placeName } from "../problem";
import { posts } from "../types";

const FAULTS: Partial<Record<ErrorCode, Fault>> = {
  BLOCK_AS_IMPLICIT_KEY: {
    message: "has a colon inside a text",
    fix: "put the text in double quotes",
  },
  MULTILINE_IMPLICIT_KEY: {
    message: "has a line without a field",
    fix: "write it as name: value, with a space after the colon",
  },
  TAB_AS_INDENT: { message: "is indented with a tab", fix: "use spaces" },
  UNEXPECTED_TOKEN: {
    message: "goes on after the end of a value",
    fix: "put the whole text in double quotes",
  },
  BAD_SCALAR_START: {
    message: "has a text that begins with a character YAML keeps for itself",
    fix: "put the text in double quotes",
  },
  BAD_DQ_ESCAPE: {
    message: "has a backslash in a text in double quotes",
    fix: "write two backslashes, or use single quotes",
  },
  BAD_INDENT: {
    message: "has an indentation or a bracket that does not fit",
    fix: "line it up with its neighbors, and close every [ and {",
  },
  MULTIPLE_DOCS: {
    message: "comes after a line of three dots, which ends the front matter",
    fix: "remove that line",
  },
  NON_STRING_KEY: {
    message: "has a name that is not text",
    fix: "write each field as name: value",
  },
};

export const OPEN_QUOTE: Fault = {
  message: "has a quote that is not closed",
  fix: "close the text with the same quote on the same line",
};

/** Errors with the code MISSING_CHAR, by a word of the original message. */
const MISSING: Record<string, Fault> = {
  quote: OPEN_QUOTE,
  directives: {
    message: "comes after a line that begins with %",
    fix: "put that text in double quotes, or remove the line",
  },
};

/** The error of a colon inside a text also occurs if the next line is indented by mistake. */
const INDENTED: Fault = {
  message: "is followed by a line that is indented by mistake",
  fix: "begin each field at the start of its line",
};

/**
 * Translates an error of the `yaml` package for authors.
 * @param original message of the package
 * @param line text of the line with the error
 */
export function yamlFault(code: ErrorCode, original: string, line: string): Fault {
  if (code === "BLOCK_AS_IMPLICIT_KEY" && !/:\s.*:(\s|$)/.test(line)) return INDENTED;
  const missing = Object.keys(MISSING).find((word) => original.includes(word));
  if (code === "MISSING_CHAR" && missing && MISSING[missing]) return MISSING[missing];
  const fault = FAULTS[code === "MISSING_CHAR" ? "MULTILINE_IMPLICIT_KEY" : code];
  const message = `is not valid YAML (${original.toLowerCase()})`;
  return fault ?? { message, fix: "compare the line with another post" };
}

/** YAML syntax that a post may not use. */
interface Refusal extends Fault {
  /** Offset in the text */
  offset: number;
  field: string;
  /** Whether it is an alias, so that the data cannot be read without resolving it */
  alias: boolean;
}

/**
 * Texts that YAML 1.1 parsers, such as the one of the build, convert to a number or a date: 12:30 is 750,
 * 1_000 is 1000, and 2025-11-20 becomes midnight in UTC.
 */
const AMBIGUOUS = /^[-+.\d][-+.\d_:TtZzEe ]*$|^[-+]?0[bx][\da-f_]+$/i;

/** A closed text in double quotes, with a character after each backslash. */
const CLOSED = /^"[^"\\]*(?:\\[\s\S][^"\\]*)*"$/;

/** Finds YAML syntax that posts do not need: it could exhaust memory, or silently lose text. */
export function refusedSyntax(document: Document, text: string): Refusal[] {
  const found: Refusal[] = [];
  walkYaml(document, (node, path) => {
    const [offset, end] = node.range ?? [0, 0];
    const fault = nodeFault(node, path) ?? quoteFault(node, text.slice(offset, end));
    if (fault) found.push({ ...fault, offset, field: placeName(path), alias: isAlias(node) });
  });
  return found;
}

function nodeFault(node: Node, path: Path): Fault | undefined {
  const refuse = (message: string, fix: string) => ({ message, fix });
  if (isAlias(node)) return refuse("is a reference (*) to another field", "write the value out");
  if (node.anchor) return refuse("has an anchor (&)", "remove it, or put the text in quotes");
  if (node.tag) return refuse("has a type (!)", "remove it, or put the text in quotes");
  if (!isScalar(node) || node.type !== Scalar.PLAIN || typeof node.value !== "string") {
    return undefined;
  }
  if (node.comment) {
    return refuse("is cut off at the #, which begins a comment", "put the text in double quotes");
  }
  return !isDate(path) && AMBIGUOUS.test(node.value)
    ? refuse("looks like a number or a date but must be text", "put it in quotes")
    : undefined;
}

/** Whether a field is declared as a date. */
function isDate(path: Path): boolean {
  const schema = schemaAt(posts.entry, path);
  return schema !== undefined && metaOf(schema).widget === "date";
}

/** The `yaml` package reads `"\"` as closed, other parsers do not. */
const quoteFault = (node: Node, written: string): Fault | undefined =>
  isScalar(node) && node.type === Scalar.QUOTE_DOUBLE && !CLOSED.test(written)
    ? OPEN_QUOTE
    : undefined;

/** The key of a pair in a map, as text. */
export const nameOf = (pair: YAMLMap["items"][number]): string =>
  isScalar(pair.key) ? String(pair.key.value) : "?";

/** Calls `visit` for every node of a document, in order; `isName` is true for keys. */
export function walkYaml(
  document: Document,
  visit: (node: Node, path: Path, isName: boolean) => void,
): void {
  const walk = (node: unknown, path: Path, isName = false) => {
    if (!isNode(node)) return;
    visit(node, path, isName);
    if (isSeq(node)) {
      for (const [index, item] of node.items.entries()) walk(item, [...path, index]);
    }
    if (!isMap(node)) return;
    for (const pair of node.items) {
      walk(pair.key, [...path, nameOf(pair)], true);
      walk(pair.value, [...path, nameOf(pair)]);
    }
  };
  walk(document.contents, []);
}
