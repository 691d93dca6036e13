import type { Problem } from "./problem";

/** Names of files may hold anything, also a line break: what would break the line is escaped. */
const onOneLine = (text: string) =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, (odd) => JSON.stringify(odd).slice(1, -1));

/** One line: `content/posts/x/index.md:4:7 slug: is not a slug. Fix: use ...` */
export function formatProblem({ file, line, column, field, message, fix }: Problem): string {
  const what = field === "" ? message : `${field}: ${message}`;
  return onOneLine(`${file}:${line}:${column} ${what}. Fix: ${fix}`);
}

/** The whole report: how many problems there are, then one line for each; "" when there are none. */
export function formatReport(problems: readonly Problem[]): string {
  if (problems.length === 0) return "";
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  return [`${count} in the content:`, ...problems.map(formatProblem)].join("\n");
}
