import type { ErrorCode } from "yaml";
import type { Fault } from "./problem";

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

/** Faults that share the code MISSING_CHAR, by a word of the original message. */
const MISSING: Record<string, Fault> = {
  quote: OPEN_QUOTE,
  directives: {
    message: "comes after a line that begins with %",
    fix: "put that text in double quotes, or remove the line",
  },
};

/** The other way to what reads as a field inside a text: the next field is not where it should be. */
const INDENTED: Fault = {
  message: "is followed by a line that is indented by mistake",
  fix: "begin each field at the start of its line",
};

/**
 * What an error of the `yaml` package means to somebody who writes a post.
 * @param original message of the package, in English
 * @param line in which the error was found
 */
export function yamlFault(code: ErrorCode, original: string, line: string): Fault {
  if (code === "BLOCK_AS_IMPLICIT_KEY" && !/:\s.*:(\s|$)/.test(line)) return INDENTED;
  const missing = Object.keys(MISSING).find((word) => original.includes(word));
  if (code === "MISSING_CHAR" && missing && MISSING[missing]) return MISSING[missing];
  const fault = FAULTS[code === "MISSING_CHAR" ? "MULTILINE_IMPLICIT_KEY" : code];
  const message = `is not valid YAML (${original.toLowerCase()})`;
  return fault ?? { message, fix: "compare the line with another post" };
}
