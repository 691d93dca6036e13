import { type Fault, positionAt } from "../problem";

/** The parser needs minutes for thousands of signs that can be nested. */
const MARK = /[>*_~[]|[-+] |\d[.)] /g;
const MAX_IN_LINE = 500;
const MAX_IN_PARAGRAPH = 5_000;

/** Matches the signs of list entries. The further lines of an entry have spaces in place of its sign. */
const ENTRIES = /^(?:[> ]*(?:[-+*]|\d+[.)]) )+/gm;

/** Matches fenced code whose lines all begin like its first line. Deeper text can be a paragraph. */
const CODE = /^((?:> ?)* {0,3})(`{3,}|~{3,})[^`\n]*\n(?:(?:\1.*)?\n)*?\1\2/gm;

/** Replaces fenced code by spaces, also in lists and quotations. All offsets stay as they are. */
function withoutCode(body: string): string {
  let text = body;
  const withoutSigns = body.replace(ENTRIES, (signs) => signs.replace(/[^>]/g, " "));
  for (const { index, 0: code } of withoutSigns.matchAll(CODE)) {
    text = text.slice(0, index) + code.replace(/./g, " ") + text.slice(index + code.length);
  }
  return text;
}

/** Deeper lists would overflow the call stack of the build. */
export const MAX_LEVELS = 100;

const marksIn = (text: string) => text.match(MARK)?.length ?? 0;

export const TOO_DEEP: Fault = {
  message: "is nested too deeply",
  fix: "remove some of these signs, or divide the paragraph",
};

/** Returns the line of a text, from 1, at which the parser would need too long. Ignores fenced code. */
export function deepLine(body: string): number | undefined {
  const text = withoutCode(body);
  const deep =
    text.split("\n").find((line) => marksIn(line) > MAX_IN_LINE) ??
    text.split(/\n[ \t]*\n/).find((paragraph) => marksIn(paragraph) > MAX_IN_PARAGRAPH);
  return deep ? positionAt(text, text.indexOf(deep)).line : undefined;
}
