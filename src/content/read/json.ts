import { join } from "node:path";
import { type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import { invisibleIn } from "../characters";
import { type Fault, FILE_START, type Problem, positionAt, problem, quoteLine } from "../problem";
import { type JsonFile, jsonFiles } from "../types";
import { guarded, readText, sameButCase } from "./files";
import { checkSchema } from "./schema";
import type { JsonSources, Reading, Source } from "./source";
import { findPlaces, parseYaml } from "./yaml";

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

function syntaxProblem(text: string, file: string): Problem {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  const odd = invisibleIn(text.charAt(error?.offset ?? 0));
  const { message, fix } = odd
    ? { message: `has ${odd} outside of quotes`, fix: "write an ordinary space" }
    : ((error && JSON_FAULTS[printParseErrorCode(error.error)]) ?? INVALID);
  const place = positionAt(text, Math.min(error?.offset ?? 0, text.trimEnd().length));
  return problem(file, place, "", `${message}, ${quoteLine(text, place)}`, fix);
}

export function readJson(text: string, file: string): Reading {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { problems: [syntaxProblem(text, file)] };
  }
  // JSON is valid YAML, so the YAML parser finds the position of each value.
  const { places, repeated } = findPlaces(parseYaml(text), text, file, data);
  return { source: { file, format: "json", data, places }, problems: repeated };
}

/**
 * Returns the JSON files by name, including files that do not match their schema. `names` has the
 * exact file names, because some file systems open `Site.json` for `site.json`.
 */
export async function readJsonFiles(
  problems: Problem[],
  path: string,
  folder: string,
  names: string[],
): Promise<JsonSources> {
  const sources = new Map<JsonFile, Source>();
  const read = (name: JsonFile): Problem[] => {
    const file = `${folder}/${name}`;
    if (!names.includes(name)) {
      const other = sameButCase(names, name);
      if (name === "redirects.json" && !other) return [];
      const fix = other ? `rename ${other} to ${name}` : "restore the file from an older version";
      return [problem(file, FILE_START, "", "is missing", fix)];
    }
    const text = readText(join(path, name), file);
    if (typeof text !== "string") return [text];
    const { source, problems } = readJson(text, file);
    if (!source) return problems;
    sources.set(name, source);
    return [...problems, ...checkSchema(jsonFiles[name].schema, source)];
  };
  for (const name of Object.keys(jsonFiles) as JsonFile[]) {
    const found = await guarded(problems, `${folder}/${name}`, () => read(name));
    problems.push(...(found ?? []));
  }
  return sources;
}
