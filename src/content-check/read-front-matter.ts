import { LineCounter, parseDocument } from "yaml";
import { duplicateNames } from "./duplicate-names";
import { deepBracket, deepLine, TOO_DEEP } from "./nesting";
import { FILE_START, lineOf, positionAt, problem, shown } from "./problem";
import { refusedSyntax } from "./refused-syntax";
import { createSource, type Reading } from "./source";
import { yamlFault } from "./yaml-fault";

const NO_FIELDS = [
  "has no fields between the two lines ---",
  "write them as in another post, or begin with npm run new:post",
] as const;

/**
 * Parses the front matter of a post. The core schema knows no dates, so that a day which does not
 * exist is still the author's text and not the day after it.
 * @param yaml the text between the two `---`, which begins in line 2
 */
export function readFrontMatter(yaml: string, file: string): Reading {
  const lineCounter = new LineCounter();
  // The line of the opening marker is kept as an empty one: positions are those of the file.
  const text = `\n${yaml}`;
  const deep = deepBracket(text) ?? deepLine(text);
  if (deep !== undefined) {
    const { message, fix } = TOO_DEEP;
    return { problems: [problem(file, positionAt(text, deep), "", message, fix)] };
  }
  if (yaml.trim() === "") return { problems: [problem(file, FILE_START, "", ...NO_FIELDS)] };
  const document = parseDocument(text, {
    schema: "core",
    stringKeys: true,
    prettyErrors: false,
    uniqueKeys: false,
    logLevel: "error",
    lineCounter,
  });
  const placeOf = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset);
    return { line, column: col };
  };
  // Only the first error: the others are mostly its consequences.
  const error = document.errors[0];
  if (error) {
    const place = placeOf(error.pos[0]);
    const { message, fix } = yamlFault(error.code, error.message, lineOf(text, place));
    const where = `${message}, in the line ${shown(lineOf(text, place))}`;
    return { problems: [problem(file, place, "", where, fix)] };
  }
  const refused = refusedSyntax(document, text);
  const problems = [
    ...refused.map(({ offset, field, message, fix }) =>
      problem(file, placeOf(offset), field, message, fix),
    ),
    ...duplicateNames(document, lineCounter, file),
  ];
  // References are never followed: a few lines of them can stand for more text than fits in memory.
  if (refused.some(({ alias }) => alias)) return { problems };
  const data: unknown = document.toJS({ maxAliasCount: 0 });
  return { source: createSource({ file, format: "yaml", data }, document, lineCounter), problems };
}
