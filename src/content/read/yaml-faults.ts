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

const OPEN_QUOTE: Fault = {
  message: "has a quote that is not closed",
  fix: "close the text with the same quote on the same line",
};

const NO_FIELD: Fault = {
  message: "has a line without a field",
  fix: "write the line as name: value, with a space after the colon",
};

const IN_QUOTES = "put the whole text in double quotes";

/** Messages by the error code of the `yaml` package. */
const FAULTS: Partial<Record<ErrorCode, Fault>> = {
  BLOCK_AS_IMPLICIT_KEY: { message: "has a colon inside a text", fix: IN_QUOTES },
  UNEXPECTED_TOKEN: { message: "has text after the end of a value", fix: IN_QUOTES },
  BAD_SCALAR_START: {
    message: "has a text that starts with a reserved character",
    fix: IN_QUOTES,
  },
  BAD_DQ_ESCAPE: {
    message: "has a backslash in a text in double quotes",
    fix: "write two backslashes, or use single quotes",
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

export function syntaxFault(code: ErrorCode, original: string, line: string): Fault {
  if (code === "BLOCK_AS_IMPLICIT_KEY" && !/:\s.*:(\s|$)/.test(line)) return INDENTED;
  if (code === "MISSING_CHAR" && original.includes("quote")) return OPEN_QUOTE;
  return FAULTS[code] ?? INVALID;
}

interface Refusal extends Fault {
  offset: number;
  field: string;
  alias: boolean;
}

/** Finds YAML that could exhaust memory or silently lose text. */
export function refusedSyntax(document: Document, text: string): Refusal[] {
  const found: Refusal[] = [];
  walk(document, (node, path) => {
    const [offset, end] = node.range ?? [0, 0];
    const fault = nodeFault(node, path, text.slice(offset, end));
    if (fault) found.push({ ...fault, offset, field: placeName(path), alias: isAlias(node) });
  });
  return found;
}

/** YAML 1.1 parsers such as gray-matter read 12:30 as 750, and 1_000 as 1000. */
const AMBIGUOUS = /^[-+.\d][-+.\d_:TtZzEe ]*$|^[-+]?0[bx][\da-f_]+$/i;

/** Matches a text in double quotes whose closing quote is not escaped by a backslash. */
const CLOSED = /^"[^"\\]*(?:\\[\s\S][^"\\]*)*"$/;

function nodeFault(node: Node, path: Path, written: string): Fault | undefined {
  const refuse = (message: string, fix: string) => ({ message, fix });
  if (isAlias(node)) {
    return refuse(
      "starts with *, which YAML reads as a reference",
      "put the text in double quotes",
    );
  }
  if (node.anchor)
    return refuse(
      "starts with &, which YAML reads as an anchor",
      `remove the anchor, or ${IN_QUOTES}`,
    );
  if (node.tag)
    return refuse(
      "starts with !, which YAML reads as a type tag",
      `remove the tag, or ${IN_QUOTES}`,
    );
  if (!isScalar(node)) return undefined;
  // The `yaml` package accepts `"\"` as a complete text, but other parsers do not.
  if (node.type === Scalar.QUOTE_DOUBLE && !CLOSED.test(written)) return OPEN_QUOTE;
  if (node.type !== Scalar.PLAIN || typeof node.value !== "string") return undefined;
  if (node.comment) return refuse("is cut off at the #, because # starts a comment", IN_QUOTES);
  return !isDate(path) && AMBIGUOUS.test(node.value)
    ? refuse("looks like a number or a date but must be text", "put the value in quotes")
    : undefined;
}

function isDate(path: Path): boolean {
  const schema = schemaAt(posts.entry, path);
  return schema !== undefined && metaOf(schema).widget === "date";
}

export const keyOf = (pair: YAMLMap["items"][number]): string =>
  isScalar(pair.key) ? String(pair.key.value) : "?";

/** Visits all nodes in order; `isName` is true for a key. */
export function walk(
  document: Document,
  visit: (node: Node, path: Path, isName: boolean) => void,
): void {
  const enter = (node: unknown, path: Path, isName = false) => {
    if (!isNode(node)) return;
    visit(node, path, isName);
    if (isSeq(node)) {
      for (const [index, item] of node.items.entries()) enter(item, [...path, index]);
    }
    if (!isMap(node)) return;
    for (const pair of node.items) {
      enter(pair.key, [...path, keyOf(pair)], true);
      enter(pair.value, [...path, keyOf(pair)]);
    }
  };
  enter(document.contents, []);
}
