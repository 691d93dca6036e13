import { type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import { type Fault, quote } from "../problem";

/** A fault with its offset in the text. */
interface FaultAt extends Fault {
  at: number;
}

const CLOSERS: Record<string, string> = { "{": "}", "[": "]" };

const OTHER_QUOTES = /^['`\u2018-\u201f\u00ab\u00bb]/;

/**
 * Explains why a text is not valid JSON, in words for people who do not program. The messages of
 * `JSON.parse` differ between versions of Node, and many have no position.
 */
export function jsonFault(text: string): FaultAt {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  if (!error) {
    const fix = "compare it with an older version of the file";
    return { at: 0, message: "is not valid JSON", fix };
  }
  const { offset: at } = error;
  const kind = printParseErrorCode(error.error);
  return (
    faultAfterEnd(tree, text, at) ??
    faultInText(kind, at, text.slice(at)) ??
    faultOfMark(text, at) ??
    faultOfWord(text, at, kind)
  );
}

/** Text after the last closing bracket. */
function faultAfterEnd(tree: Node | undefined, text: string, at: number): FaultAt | undefined {
  const end = tree ? tree.offset + tree.length : 0;
  const isClosed = tree?.children && /[\]}]/.test(text[end - 1] ?? "");
  if (!isClosed || at < end) return undefined;
  return { at, message: "goes on after its end", fix: "remove what follows the last bracket" };
}

/** Comments, wrong quotes, or an error inside a string. */
function faultInText(kind: string, at: number, rest: string): FaultAt | undefined {
  if (/^(#|\/[/*])/.test(rest)) {
    return { at, message: "has a comment, which JSON does not know", fix: "remove it" };
  }
  if (OTHER_QUOTES.test(rest)) {
    return { at, message: "has the wrong kind of quotes", fix: 'use straight double quotes: "' };
  }
  switch (kind) {
    case "UnexpectedEndOfString": {
      const fix = 'close it with " on the same line';
      return { at, message: "has a text that is not closed", fix };
    }
    case "InvalidCharacter":
      return { at, message: "has a tab in a text", fix: "write a space, or \\t" };
    case "InvalidEscapeCharacter":
    case "InvalidUnicode":
      return { at, message: "has a backslash in a text", fix: "write \\\\ for \\" };
    default:
      return undefined;
  }
}

/** A bracket, comma or colon that is missing or in the wrong place. */
function faultOfMark(text: string, at: number): FaultAt | undefined {
  const mark = text.slice(at).trimStart()[0];
  const before = text.slice(0, at).trimEnd();
  const end = before.length;
  const last = before.at(-1) ?? "";
  const open = openBracket(before);
  if (mark === undefined) {
    const fix = open ? `add the missing ${CLOSERS[open]}` : "write its entries";
    return { at: end, message: `ends before every ${open || "text"} is closed`, fix };
  }
  if ((mark === "]" || mark === "}") && last === ",") {
    const message = `has a comma before the closing ${mark}`;
    return { at: end - 1, message, fix: "remove the comma" };
  }
  if (last === ":" && /[\]},:]/.test(mark)) return { at: end, ...NO_VALUE };
  if ((mark === "]" || mark === "}") && mark !== CLOSERS[open]) {
    const wanted = CLOSERS[open] ?? "";
    const fix = wanted ? `write ${wanted}` : "remove it, or add the bracket that it closes";
    const message = wanted ? `has ${mark} where ${wanted} belongs` : `has a ${mark} too many`;
    return { at, message, fix };
  }
  if (mark === "]" || mark === "}") return { at: end, ...NO_VALUE };
  if (mark === ",") {
    const message = last === "," ? "has two commas in a row" : "has a comma with nothing before it";
    return last === '"' && open === "{"
      ? { at: end, ...NO_VALUE }
      : { at, message, fix: "remove one comma, or write what is missing" };
  }
  if (mark === ":") {
    const fix = "write a name in quotes before the colon, or remove it";
    return { at, message: "has a colon at the wrong place", fix };
  }
  return undefined;
}

const NO_VALUE: Fault = {
  message: "has a name without a value",
  fix: "write a colon and the value after the name",
};

/** A word without quotes, or a value without a comma or colon before it. */
function faultOfWord(text: string, at: number, kind: string): FaultAt {
  const before = text.slice(0, at);
  const end = before.trimEnd().length;
  const rest = text.slice(at);
  if (/"$/.test(before) && /^[^\s"]/.test(rest)) {
    return { at, message: "has a quote inside a text", fix: 'write \\" for it' };
  }
  if (kind === "ColonExpected") return { at: end, ...NO_VALUE };
  const start = at - (/[^\s,:{}[\]"]+$/.exec(before)?.[0].length ?? 0);
  const word = /^[^\s,:{}[\]"]+/.exec(text.slice(start))?.[0];
  const isValue = /^(["{[]|-?\d+(\.\d+)?(?![\w.])|(true|false|null)\b)/.test(text.slice(start));
  if (isValue && start === at && kind === "CommaExpected") {
    return { at: end, message: "has no comma between two entries", fix: "write a comma here" };
  }
  if (word === undefined) {
    return /^\s/.test(rest)
      ? { at, message: "has a special space", fix: "write an ordinary one in its place" }
      : { at, message: `has ${quote(rest[0])} at the wrong place`, fix: "remove it" };
  }
  const message = `has ${quote(word)} without quotes`;
  if (/^(true|false|null)$/i.test(word)) {
    return { at: start, message, fix: `write ${word.toLowerCase()} in small letters` };
  }
  const isName = /^\s*:/.test(text.slice(start + word.length));
  return { at: start, message, fix: `put the ${isName ? "name" : "text"} in quotes` };
}

/** The innermost bracket that is still open at the end of a text; "" if there is none. */
function openBracket(text: string): string {
  const open: string[] = [];
  for (const bracket of text.replace(/"(?:[^"\\\n]|\\.)*"/g, "").match(/[[\]{}]/g) ?? []) {
    if (bracket in CLOSERS) open.push(bracket);
    else open.pop();
  }
  return open.at(-1) ?? "";
}
