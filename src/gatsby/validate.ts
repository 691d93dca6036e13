import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { buildContext } from "../build-context";
import { checkContent } from "../content/check";
import { recheckContent } from "../content/recheck";
import { formatReport } from "../content/report";
import { CONTACT_API } from "../routes";
import { checkEnvironment } from "./check-environment";

const INBOX = `the built-in inbox at ${CONTACT_API}, which npm start serves`;

/** Past Gatsby's reporter, which would break the lines at 80 characters. */
const say = (text: string) => process.stderr.write(`\n${text}\n\n`);

/** Tells what is wrong with the content, while somebody writes under `develop`. */
export async function tellProblems(): Promise<void> {
  const { problems } = await checkContent(path.resolve("content"), buildContext().now);
  if (problems.length > 0) say(formatReport(problems, process.env));
}

let saveCheck = () => {};

/**
 * Checks configuration and content before Gatsby reads any of it, and says where messages will go.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPreInit
 */
export const onPreInit: GatsbyNode["onPreInit"] = async () => {
  const faults = checkEnvironment(process.env).join("\n");
  const project = process.cwd();
  const { now } = buildContext();
  const { problems, save } = await recheckContent(path.resolve("content"), now, project);
  saveCheck = save;
  const report = formatReport(problems, process.env);
  if (faults) say(faults);
  else say(`The contact form posts to ${process.env.GATSBY_CONTACT_ENDPOINT || INBOX}.`);
  if (report) say(report);
  // Not reporter.panic: there is nothing to trace, the lines are the whole story.
  if (faults || report) process.exit(1);
};

/**
 * Keeps for the next build what the check found right. Not before: after `onPreInit` of a cold build
 * Gatsby empties its cache.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPostBootstrap
 */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = () => saveCheck();
