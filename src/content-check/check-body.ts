import { inspectBody, type SiteLink } from "./inspect-body";
import { deepLine, longParagraph, TOO_DEEP, TOO_LONG } from "./nesting";
import { type Fault, type Problem, positionAt, problem } from "./problem";

/** What is known of the text of a post. */
export interface CheckedBody {
  problems: Problem[];
  /** Links to pages of the site, and inside the text */
  links: SiteLink[];
  /** Ids of its headings; unknown where the text could not be parsed */
  anchors?: string[];
}

const NO_TEXT: Fault = { message: "has no text", fix: "write the post below its fields" };

/**
 * Checks the text of a post: what the site does not show, and what must not be shown.
 * @param body the markdown after the front matter
 * @param firstLine the line of the file in which the body begins
 */
export function checkBody(body: string, file: string, firstLine: number): CheckedBody {
  const refuse = (line: number, { message, fix }: Fault) => ({
    problems: [problem(file, { line, column: 1 }, "body", message, fix)],
    links: [],
  });
  if (body.trim() === "") return refuse(Math.max(1, firstLine - 1), NO_TEXT);
  const deep = deepLine(body);
  if (deep !== undefined) return refuse(positionAt(body, deep).line + firstLine - 1, TOO_DEEP);
  const long = longParagraph(body);
  if (long !== undefined) return refuse(positionAt(body, long).line + firstLine - 1, TOO_LONG);
  const { faults, links, anchors } = inspectBody(body);
  const inFile = (line: number) => line + firstLine - 1;
  return {
    problems: faults.map(({ line, column, message, fix }) =>
      problem(file, { line: inFile(line), column }, "body", message, fix),
    ),
    links: links.map((link) => ({ ...link, line: inFile(link.line) })),
    anchors,
  };
}
