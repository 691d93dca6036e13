import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { buildContext } from "../build-context";
import { checkContent } from "../content/model/check";
import { formatReport } from "../content/report";
import { CONTACT_API } from "../routes";
import { checkEnvironment } from "./check-environment";

const INBOX = `the inbox of npm start at ${CONTACT_API}`;

/** Prints without Gatsby's reporter, which would break lines at 80 characters. */
const print = (text: string) => process.stderr.write(`\n${text}\n\n`);

let lastReport = "";

/**
 * Prints all problems and warnings of the content, if they have changed, without stopping Gatsby.
 * @returns whether the content has a problem
 */
export async function printProblems(): Promise<boolean> {
  const found = await checkContent(path.resolve("content"), buildContext().now);
  const report = formatReport(found, process.env);
  if (report !== lastReport) print(report || "The content has no problems.");
  lastReport = report;
  return found.problems.length > 0;
}

/** Stops the build if the configuration or the content has a problem. */
export const onPreInit: GatsbyNode["onPreInit"] = async () => {
  const faults = checkEnvironment(process.env).join("\n");
  if (faults) print(faults);
  else print(`The contact form posts to ${process.env.GATSBY_CONTACT_ENDPOINT || INBOX}.`);
  const hasProblem = await printProblems();
  // `reporter.panic` would print a stack trace.
  if (faults || hasProblem) process.exit(1);
};
