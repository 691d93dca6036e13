import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { checkContent } from "../content-check/check-content";
import { formatReport } from "../content-check/format-problem";
import { CONTACT_API } from "../routes";
import { checkEnvironment } from "./check-environment";
import { occasion } from "./occasion";

const INBOX = `the built-in inbox at ${CONTACT_API}, which npm start serves`;

/** Past Gatsby's reporter, which would break the lines at 80 characters. */
const say = (text: string) => process.stderr.write(`\n${text}\n\n`);

/** Tells what is wrong with the content; true when anything is. */
export function tellProblems(): boolean {
  const { problems } = checkContent(path.resolve("content"), occasion().now);
  if (problems.length > 0) say(formatReport(problems, process.env));
  return problems.length > 0;
}

/**
 * Checks content and configuration before anything else runs, and says where messages will go.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPreInit
 */
export const onPreInit: GatsbyNode["onPreInit"] = () => {
  const faults = checkEnvironment(process.env);
  const wrong = tellProblems();
  if (faults.length > 0) say(faults.join("\n"));
  // Not reporter.panic: there is nothing to trace, the report is the whole story.
  if (wrong || faults.length > 0) process.exit(1);
  say(`The contact form posts to ${process.env.GATSBY_CONTACT_ENDPOINT || INBOX}.`);
};
