import { type Fault, shown } from "./problem";

/** What may stand at a place in a JSON text. */
export type Expected = "value" | "value or ]" | "name" | "name or }" | "colon" | "comma" | "end";

export type Opener = "{" | "[";

/** The bracket that closes another. */
export const CLOSER = { "{": "}", "[": "]" } as const;

/** A fault and its offset in the text. */
export interface FaultAt extends Fault {
  at: number;
}

export function endFault(at: number, around: Opener | undefined): FaultAt {
  if (!around) return { at, message: "has nothing in it", fix: "write its entries, or restore it" };
  const fix = `add the missing ${CLOSER[around]}`;
  return { at, message: `ends before every ${around} is closed`, fix };
}

export function misplaced(
  token: string,
  expected: Expected,
  start: number,
  end: number,
  before = "",
): FaultAt {
  const closes = token === "}" || token === "]";
  if (closes && before === ",") {
    const message = `has a comma before the closing ${token}`;
    return { at: end - 1, message, fix: "remove the comma" };
  }
  if (expected === "comma" && !closes && token !== ":") {
    return { at: end, message: "has no comma between two entries", fix: "write a comma here" };
  }
  if (expected === "colon" || before === ":") {
    const fix = "write a colon and the value after the name";
    return { at: end, message: "has a name without a value", fix };
  }
  if (expected === "end") {
    const fix = "remove what follows the last bracket";
    return { at: start, message: "goes on after its end", fix };
  }
  const wanted = expected === "comma" ? "comma or the other closing bracket" : expected;
  return { at: start, message: `has ${shown(token)} at the wrong place`, fix: `write a ${wanted}` };
}

export function unreadable(rest: string, at: number, expected: Expected): FaultAt {
  if (rest.startsWith('"')) {
    return /^"(?:[^"\\\n]|\\.)*"/.test(rest)
      ? { at, message: "has a tab or a backslash in a text", fix: "write \\t, or \\\\ for \\" }
      : { at, message: "has a text that is not closed", fix: 'close it with " on the same line' };
  }
  if (/^['`\u2018-\u201f\u00ab\u00bb]/.test(rest)) {
    return { at, message: "has the wrong kind of quotes", fix: 'use straight double quotes: "' };
  }
  if (/^(\/\/|\/\*|#)/.test(rest)) {
    return { at, message: "has a comment, which JSON does not know", fix: "remove it" };
  }
  const word = /^[^\s,:{}[\]"]+/.exec(rest)?.[0] ?? rest.slice(0, 1);
  const message = `has ${shown(word)} without quotes`;
  if (/^(true|false|null)$/i.test(word)) {
    return { at, message, fix: `write ${word.toLowerCase()} in small letters` };
  }
  return { at, message, fix: `put the ${expected.startsWith("name") ? "name" : "text"} in quotes` };
}
