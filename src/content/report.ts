import { onOneLine, type Problem } from "./problem";

const withFix = ({ field, message, fix }: Problem) =>
  `${field && `${field}: `}${message}. Fix: ${fix}`;

/** Formats a problem as `content/posts/x/index.md:4:7 slug: is not a slug. Fix: use ...`. */
export const formatProblem = (one: Problem): string =>
  onOneLine(`${one.file}:${one.line}:${one.column} ${withFix(one)}`);

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? "" : "s"}`;

export interface ContentReport {
  /** A problem stops the build, because something is broken. */
  problems: Problem[];
  /** A warning stops nothing. It is about content that is probably not meant as it is. */
  warnings: Problem[];
}

/** Returns all problems and warnings as text, or "" if there are none. */
export function formatReport({ problems, warnings }: ContentReport, onGitHub = false): string {
  const parts = [
    [
      `${count(warnings.length, "warning")} in the content, published as it is:`,
      "warning",
      warnings,
    ],
    [`${count(problems.length, "problem")} in the content:`, "error", problems],
  ] as const;
  return parts
    .filter(([, , found]) => found.length > 0)
    .flatMap(([title, command, found]) => [
      title,
      ...found.map(formatProblem),
      ...(onGitHub ? found.map((one) => annotation(command, one)) : []),
    ])
    .join("\n");
}

const inMessage = (text: string) => text.replace(/[%\r\n]/g, encodeURIComponent);
const inProperty = (text: string) => text.replace(/[%\r\n:,]/g, encodeURIComponent);

/** Formats a problem for GitHub, which shows it beside its line in the pull request. */
function annotation(command: string, one: Problem): string {
  const place = `file=${inProperty(one.file)},line=${one.line},col=${one.column}`;
  return `::${command} ${place}::${inMessage(withFix(one))}`;
}
