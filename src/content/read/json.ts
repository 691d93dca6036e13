import { type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import { invisibleIn } from "../characters";
import { type Fault, fileProblem, type Problem, positionAt, quoteLine } from "../problem";
import { type Reading, sourceOf, type Tree } from "./source";

const NO_VALUE: Fault = {
  message: "has no value or no field name",
  fix: 'write the missing value (in an object: "name": value), or remove the comma before this place',
};

const NOT_CLOSED: Fault = {
  message: "has a [ or { that is not closed",
  fix: "add the missing ] or }",
};

/** Messages for frequent syntax errors, by the error code of the package `jsonc-parser`. */
const JSON_FAULTS: Record<string, Fault> = {
  InvalidSymbol: {
    message: "has text outside of quotes",
    fix: 'put the text in straight double quotes ("); for a quotation mark inside a text, write \\"',
  },
  ValueExpected: NO_VALUE,
  PropertyNameExpected: NO_VALUE,
  CommaExpected: {
    message: "has no comma between two entries",
    fix: "write a comma before this entry, or check the brackets",
  },
  CloseBraceExpected: NOT_CLOSED,
  CloseBracketExpected: NOT_CLOSED,
  UnexpectedEndOfString: {
    message: "has a text without a closing quotation mark",
    fix: 'write a " at the end of the text, on the same line',
  },
  ColonExpected: {
    message: "has no colon after a field name",
    fix: "write a colon between the name and the value",
  },
  EndOfFileExpected: {
    message: "has text after its end",
    fix: "remove this text, or the ] or } before it",
  },
  InvalidCommentToken: {
    message: "has a comment, which JSON files cannot have",
    fix: "remove the comment",
  },
  InvalidCharacter: { message: "has a tab in a text", fix: "write a space in place of the tab" },
  InvalidEscapeCharacter: {
    message: "has a backslash in a text",
    fix: "write two backslashes for each backslash",
  },
};

const INVALID: Fault = {
  message: "is not valid JSON",
  fix: "compare the line with another entry, and correct the line",
};

function syntaxProblem(text: string, file: string, error?: ParseError): Problem {
  const odd = invisibleIn(text.charAt(error?.offset ?? 0));
  const { message, fix } = odd
    ? { message: `has ${odd} outside of quotes`, fix: "write an ordinary space" }
    : ((error && JSON_FAULTS[printParseErrorCode(error.error)]) ?? INVALID);
  const place = positionAt(text, Math.min(error?.offset ?? 0, text.trimEnd().length));
  return fileProblem(file, { message: `${message}, ${quoteLine(text, place)}`, fix }, place);
}

function treeOf({ type, offset: at, value, children = [] }: Node): Tree {
  if (type === "array") return { at, items: children.map(treeOf) };
  if (type !== "object") return { at, value };
  const fields = children.flatMap(({ children: [name, value] = [] }) =>
    name && value ? { name: String(name.value), at: name.offset, tree: treeOf(value) } : [],
  );
  return { at, fields };
}

export function readJson(text: string, file: string): Reading {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  if (!root || errors.length > 0) return { problems: [syntaxProblem(text, file, errors[0])] };
  return sourceOf(treeOf(root), text, file, "json");
}
