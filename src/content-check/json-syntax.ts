import {
  CLOSER,
  type Expected,
  endFault,
  type FaultAt,
  misplaced,
  type Opener,
  unreadable,
} from "./json-faults";
import { type Fault, lineOf, type Position, positionAt, shown } from "./problem";

/** One token of JSON: a mark, a text in quotes, or a number, true, false or null. */
const TOKEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids them in texts
  /([{}[\],:])|"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\u0000-\u001f]*)*"|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;

const SPACE = /[ \t\n\r]*/y;

/**
 * Says where JSON goes wrong and why, in words for people who do not program. `JSON.parse` only
 * says that it does: its messages differ between versions of Node, and many have no position.
 * @returns undefined when the text is valid JSON
 */
export function findJsonFault(text: string): (Position & Fault) | undefined {
  const fault = scan(text);
  if (!fault) return undefined;
  const place = positionAt(text, fault.at);
  const message = text.trim()
    ? `${fault.message}, in the line ${shown(lineOf(text, place))}`
    : "is empty";
  return { ...place, message, fix: fault.fix };
}

function scan(text: string): FaultAt | undefined {
  const open: Opener[] = [];
  let expected: Expected = "value";
  let end = 0;
  for (;;) {
    SPACE.lastIndex = end;
    const start = end + (SPACE.exec(text)?.[0].length ?? 0);
    if (start === text.length) return expected === "end" ? undefined : endFault(end, open.at(-1));
    TOKEN.lastIndex = start;
    const token = TOKEN.exec(text)?.[0];
    if (token === undefined) return unreadable(text.slice(start), start, expected);
    const next = follow(token, expected, open);
    if (!next) return misplaced(token, expected, start, end, text[end - 1]);
    expected = next;
    end = start + token.length;
  }
}

/** What may come after the token, or undefined when the token itself may not stand here. */
function follow(token: string, expected: Expected, open: Opener[]): Expected | undefined {
  const around = open.at(-1);
  if (token === "}" || token === "]") {
    const mayClose = expected === "comma" || expected.endsWith(`or ${token}`);
    if (!mayClose || !around || CLOSER[around] !== token) return undefined;
    open.pop();
    return open.length ? "comma" : "end";
  }
  if (token === ",") {
    return expected === "comma" ? (around === "{" ? "name" : "value") : undefined;
  }
  if (token === ":") return expected === "colon" ? "value" : undefined;
  if (expected.startsWith("name")) return token.startsWith('"') ? "colon" : undefined;
  if (!expected.startsWith("value")) return undefined;
  if (token !== "{" && token !== "[") return open.length ? "comma" : "end";
  open.push(token);
  return token === "{" ? "name or }" : "value or ]";
}
