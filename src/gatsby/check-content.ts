import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { checkContent } from "../content/check";
import { formatProblem } from "../content/read";
import { environmentProblems, readEnvironment } from "../environment";
import { CONTACT_API } from "../routes";

/** Prints without Gatsby's reporter, which would break lines at 80 characters. */
const print = (text: string) => process.stderr.write(`\n${text}\n\n`);

let lastReport = "";

/**
 * Prints the problems of the content, if they have changed, without stopping Gatsby.
 * @returns whether a problem stops the build
 */
export async function printProblems(): Promise<boolean> {
  const { problems, drafts } = await checkContent(path.resolve("content"));
  const report = [...drafts, ...problems].map(formatProblem).join("\n");
  if (report !== lastReport) print(report || "The content has no problems.");
  lastReport = report;
  return problems.length > 0;
}

/** Stops the build if the configuration or the content has a problem. */
export const onPreInit: GatsbyNode["onPreInit"] = async () => {
  const faults = environmentProblems().join("\n");
  const { endpoint } = readEnvironment();
  const receiver = endpoint === CONTACT_API ? `the inbox at ${endpoint}` : endpoint;
  print(faults || `The contact form posts to ${receiver}.`);
  const hasProblem = await printProblems();
  // `reporter.panic` would print a stack trace.
  if (faults || hasProblem) process.exit(1);
};
