import { annotations } from "./annotations";
import { onOneLine, type Problem } from "./problem";

/** One line: `content/posts/x/index.md:4:7 slug: is not a slug. Fix: use ...` */
export function formatProblem({ file, line, column, field, message, fix }: Problem): string {
  const what = field === "" ? message : `${field}: ${message}`;
  return onOneLine(`${file}:${line}:${column} ${what}. Fix: ${fix}`);
}

/**
 * The whole report: how many problems there are, then one line for each; "" when there are none.
 * Under GitHub Actions, what shows them beside the lines of a change follows.
 */
export function formatReport(
  problems: readonly Problem[],
  env: Partial<NodeJS.ProcessEnv> = {},
): string {
  if (problems.length === 0) return "";
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  const lines = [`${count} in the content:`, ...problems.map(formatProblem)];
  return [...lines, ...(env.GITHUB_ACTIONS === "true" ? [annotations(problems)] : [])].join("\n");
}
