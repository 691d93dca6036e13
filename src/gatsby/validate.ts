import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { buildContext } from "../build-context";
import { checkContent } from "../content/check";
import { formatReport } from "../content/report";
import { CONTACT_API } from "../routes";
import { checkEnvironment } from "./check-environment";
import { codeVersion } from "./code-version";
import { recheck } from "./recheck";

/** What builds before found right. */
const KNOWN = ".cache/checked-posts";

const INBOX = `the built-in inbox at ${CONTACT_API}, which npm start serves`;

/** Past Gatsby's reporter, which would break the lines at 80 characters. */
const say = (text: string) => process.stderr.write(`\n${text}\n\n`);

/** Tells what is wrong with the content, while somebody writes under `develop`. */
export async function tellProblems(): Promise<void> {
  const { problems } = await checkContent(path.resolve("content"), buildContext().now);
  if (problems.length > 0) say(formatReport(problems, process.env));
}

/**
 * Checks configuration and content before Gatsby reads any of it, and says where messages will go.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPreInit
 */
export const onPreInit: GatsbyNode["onPreInit"] = async () => {
  const faults = checkEnvironment(process.env).join("\n");
  const known = { file: path.resolve(KNOWN), version: codeVersion() };
  const report = await recheck({ folder: path.resolve("content"), now: buildContext().now, known });
  if (faults) say(faults);
  else say(`The contact form posts to ${process.env.GATSBY_CONTACT_ENDPOINT || INBOX}.`);
  if (report) say(report);
  // Not reporter.panic: there is nothing to trace, the lines are the whole story.
  if (faults || report) process.exit(1);
};
