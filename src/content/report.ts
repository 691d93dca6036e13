import { onOneLine, type Problem } from "./problem";

/** Formats a problem as `content/posts/x/index.md:4:7 slug: is not a slug. Fix: use ...`. */
export function formatProblem({ file, line, column, field, message, fix }: Problem): string {
  const what = field === "" ? message : `${field}: ${message}`;
  return onOneLine(`${file}:${line}:${column} ${what}. Fix: ${fix}`);
}

export function formatReport(
  problems: readonly Problem[],
  env: Partial<NodeJS.ProcessEnv> = {},
): string {
  if (problems.length === 0) return "";
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  const lines = [`${count} in the content:`, ...problems.map(formatProblem)];
  return [...lines, ...(env.GITHUB_ACTIONS === "true" ? [annotations(problems)] : [])].join("\n");
}

const inMessage = (text: string) => text.replace(/[%\r\n]/g, encodeURIComponent);
const inProperty = (text: string) => text.replace(/[%\r\n:,]/g, encodeURIComponent);

/** Formats problems for GitHub, which shows each beside its line in the pull request. */
export const annotations = (problems: readonly Problem[]): string =>
  problems
    .map(({ file, line, column, field, message, fix }) => {
      const text = `${field && `${field}: `}${message}. Fix: ${fix}`;
      const place = `file=${inProperty(file)},line=${line},col=${column}`;
      return `::error ${place}::${inMessage(text)}`;
    })
    .join("\n");
