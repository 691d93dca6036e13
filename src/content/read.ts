import { readFileSync } from "node:fs";
import { LineCounter, type Node, parseDocument } from "yaml";
import { syntaxFault } from "./syntax";

export interface Problem {
  /** Path of the file, such as `content/plans.json` */
  file: string;
  /** Line and column count from 1. */
  line: number;
  column: number;
  /** Name of the field, `body` for the text of a Markdown file, or "" for the whole file */
  field: string;
  /** The rest of a sentence that begins with the name of the field: what is wrong, and what to do */
  message: string;
}

export const formatProblem = ({ file, line, column, field, message }: Problem): string =>
  `${file}:${line}:${column} ${field && `${field}: `}${message}`;

export const formatDraftProblem = (problem: Problem): string =>
  `Draft (does not stop the build): ${formatProblem(problem)}`;

export interface Source {
  file: string;
  data: unknown;
  /** The text of a Markdown file below its fields, and the line in which the text begins */
  body: string;
  bodyLine: number;
  /** Returns a problem at the value of a field or, if it is missing, at the values around it. */
  problemAt(path: readonly PropertyKey[], message: string): Problem;
}

/** A file has either a source, or a problem that says why it cannot be read. */
type Reading = { source: Source; problem?: undefined } | { source?: undefined; problem: Problem };

/** gatsby-transformer-remark finds the same fields. After `---js`, it would run code. */
const MARKDOWN = /^---[ \t]*\n(.*?)(?<=\n)---[ \t]*(?:\n(.*))?$/s;

/**
 * Reads a JSON file, or the fields and the text of a Markdown file. YAML includes JSON, so one parser
 * gives the positions in both. `file` is the name of the file in messages.
 */
export function readSource(path: string, file = path): Reading {
  const refuse = ({ message, line = 1, column = 1 }: TextFault) => {
    return { problem: { file, line, column, field: "", message } };
  };
  const text = readText(path);
  if (typeof text !== "string") return refuse(text);
  const isMarkdown = file.endsWith(".md");
  const [, fields = "", body = ""] = (isMarkdown && MARKDOWN.exec(text)) || [];
  if (isMarkdown && !fields) {
    return refuse({
      message: text.startsWith("---\n")
        ? "has no line --- below its fields. Add the line"
        : "has no fields. Begin the file with fields between two lines ---",
    });
  }
  // The empty line replaces the first line ---, so that every line keeps its number.
  const code = isMarkdown ? `\n${fields}` : text;
  const lineCounter = new LineCounter();
  const document = parseDocument(code, { schema: "core", prettyErrors: false, lineCounter });
  const placeOf = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: line || 1, column: col || 1 };
  };
  const fault = syntaxFault(document, code, isMarkdown);
  if (fault) return refuse({ message: fault.message, ...placeOf(fault.offset) });
  const source: Source = {
    file,
    data: document.toJS(),
    body,
    bodyLine: fields.split("\n").length + 2,
    problemAt(path, message) {
      let node = document.contents as Node | null;
      for (let depth = 1; depth <= path.length; depth++) {
        const inner = document.getIn(path.slice(0, depth), true) as Node | undefined;
        if (inner?.range) node = inner;
      }
      return { file, ...placeOf(node?.range?.[0] ?? 0), field: nameOf(path), message };
    },
  };
  return { source };
}

/** Entries of lists count from 1 in messages. */
const nameOf = (path: readonly PropertyKey[]) =>
  path.map((key) => (typeof key === "number" ? key + 1 : String(key))).join(".");

interface TextFault {
  message: string;
  line?: number;
  column?: number;
}

const CONFLICT = /^(?:<{7}|>{7})(?: .*)?$/m;

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose
const CONTROL = /[\0-\b\v\f\x0e-\x1f\x7f\ufffe\uffff]|\r/;

function readText(path: string): string | TextFault {
  try {
    const bytes = readFileSync(path);
    const decoded = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    // macOS writes some letters in another form of Unicode, in which equal texts differ.
    const text = decoded.replaceAll("\r\n", "\n").normalize();
    return (
      find(
        text,
        CONFLICT,
        "has a merge conflict. Keep one version, and delete the lines <<< and >>>",
      ) ??
      find(text, CONTROL, "has an invisible control character. Delete it") ??
      text
    );
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return { message: "is missing. Create it, or restore it" };
    const isEncoding = code === "ERR_ENCODING_INVALID_ENCODED_DATA";
    return isEncoding
      ? { message: "is not UTF-8 text. Save the file in the encoding UTF-8" }
      : { message: `cannot be read: ${message}` };
  }
}

function find(text: string, pattern: RegExp, message: string): TextFault | undefined {
  const offset = text.search(pattern);
  return offset === -1 ? undefined : { message, line: text.slice(0, offset).split("\n").length };
}
