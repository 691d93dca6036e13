import {
  type ErrorCode,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  Scalar,
} from "yaml";
import { characterName } from "../characters";
import {
  type Fault,
  fileProblem,
  type Path,
  type Problem,
  placeName,
  positionAt,
  problem,
  quoteLine,
} from "../problem";
import { type Reading, sourceOf, type Tree } from "./source";

interface PostParts {
  /** The text between the separators; its first line is line 2 of the file */
  yaml: string;
  body: string;
  bodyLine: number;
}

const FENCE = /^---[ \t]*$/;

/**
 * Accepts only lines `---`, between which gatsby-transformer-remark finds the same front matter. After
 * other beginnings, such as `---js`, it would execute code or lose text.
 */
function splitPost(text: string, file: string): PostParts | Problem {
  const refuse = (message: string, fix: string, line = 1) =>
    fileProblem(file, { message, fix }, { line, column: 1 });
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

export function readPost(text: string, file: string): Reading {
  const parts = splitPost(text, file);
  if ("message" in parts) return { problems: [parts] };
  const body = { text: parts.body, line: parts.bodyLine };
  return { ...readFrontMatter(parts.yaml, file), body };
}

function readFrontMatter(yaml: string, file: string): Reading {
  // An empty line replaces the opening `---`, so that each field keeps its line number.
  const text = `\n${yaml}`;
  if (yaml.trim() === "") return { problems: [fileProblem(file, NO_FIELDS)] };
  // The core schema keeps dates as text, so that later checks can report invalid dates.
  const document = parseDocument(text, {
    schema: "core",
    stringKeys: true,
    prettyErrors: false,
    uniqueKeys: false,
    logLevel: "error",
  });
  // Only the first error is reported, because later errors usually result from it.
  const error = document.errors[0];
  if (error) {
    const place = positionAt(text, error.pos[0]);
    const line = text.split("\n")[place.line - 1] ?? "";
    const { message, fix } = syntaxFault(error.code, error.message, line);
    const fault = { message: `${message}, ${quoteLine(text, place)}`, fix };
    return { problems: [fileProblem(file, fault, place)] };
  }
  const faults: Problem[] = [];
  const treeOf = (node: unknown, path: Path, around = 0): Tree => {
    if (!isNode(node)) return { at: around, value: null };
    const [at = around, end = around] = node.range ?? [];
    const written = text.slice(at, end);
    const fault = nodeFault(node, written);
    if (fault) faults.push(problem(file, positionAt(text, at), placeName(path), fault));
    if (isSeq(node)) {
      return { at, items: node.items.map((item, index) => treeOf(item, [...path, index], at)) };
    }
    if (!isMap(node)) return { at, value: isScalar(node) ? node.value : written };
    const fields = node.items.map(({ key, value }) => {
      const name = isScalar(key) ? String(key.value) : "?";
      const start = treeOf(key, [...path, name], at).at;
      return { name, at: start, tree: treeOf(value, [...path, name], start) };
    });
    return { at, fields };
  };
  const { source, problems } = sourceOf(treeOf(document.contents, []), text, file, "yaml");
  return { source, problems: [...faults, ...problems] };
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

const CLOSED = /^"[^"\\]*(?:\\[\s\S][^"\\]*)*"$/;

/** Reports YAML that would silently lose text of the author. Aliases are never expanded. */
function nodeFault(node: Node, written: string): Fault | undefined {
  const sign = isAlias(node) ? "*" : node.anchor ? "&" : node.tag ? "!" : undefined;
  if (sign)
    return { message: `starts with ${sign}, which YAML does not read as text`, fix: IN_QUOTES };
  if (!isScalar(node)) return undefined;
  // The package `yaml` accepts the value `"\"`, a string without an end.
  if (node.type === Scalar.QUOTE_DOUBLE && !CLOSED.test(written)) return OPEN_QUOTE;
  return node.type === Scalar.PLAIN && typeof node.value === "string" && node.comment
    ? { message: "is cut off at the #, because # starts a comment", fix: IN_QUOTES }
    : undefined;
}
