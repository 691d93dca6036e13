import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { buildContext } from "../build-context";
import { checkContent } from "../content/check";
import { recheckContent } from "../content/recheck";
import { formatReport } from "../content/report";
import { CONTACT_API } from "../routes";
import { checkEnvironment } from "./check-environment";

const INBOX = `the built-in inbox at ${CONTACT_API}, which npm start serves`;

/** Writes to stderr, because Gatsby's reporter breaks lines at 80 characters. */
const print = (text: string) => process.stderr.write(`\n${text}\n\n`);

/** Prints all problems of the content. Under `develop` they must not stop Gatsby. */
export async function printProblems(): Promise<void> {
  const { problems } = await checkContent(path.resolve("content"), buildContext().now);
  if (problems.length > 0) print(formatReport(problems, process.env));
}

let saveCheck = () => {};

/**
 * Checks configuration and content before Gatsby reads them; stops the build if anything is wrong.
 * Also prints where the contact form posts to.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPreInit
 */
export const onPreInit: GatsbyNode["onPreInit"] = async () => {
  const faults = checkEnvironment(process.env).join("\n");
  const project = process.cwd();
  const { now } = buildContext();
  const { problems, save } = await recheckContent(path.resolve("content"), now, project);
  saveCheck = save;
  const report = formatReport(problems, process.env);
  if (faults) print(faults);
  else print(`The contact form posts to ${process.env.GATSBY_CONTACT_ENDPOINT || INBOX}.`);
  if (report) print(report);
  // Not reporter.panic: a stack trace would not help here.
  if (faults || report) process.exit(1);
};

/**
 * Saves the cache of the content check. Not in `onPreInit`: after it, a cold build deletes `.cache`.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPostBootstrap
 */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = () => saveCheck();
