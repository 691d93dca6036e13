import path from "node:path";
import { checkContent } from "../content/check";
import { formatReport } from "../content/report";
import { CONTACT_API } from "../routes";
import { begin } from "./begin";
import { checkEnvironment } from "./check-environment";
import { codeVersion } from "./code-version";
import { occasion } from "./occasion";
import { knowDigests } from "./picture-file";
import { inThread } from "./threads/in-thread";

/** What builds before found right. */
const KNOWN = ".cache/checked-posts";

const INBOX = `the built-in inbox at ${CONTACT_API}, which npm start serves`;

/** Past Gatsby's reporter, which would break the lines at 80 characters. */
const say = (text: string) => process.stderr.write(`\n${text}\n\n`);

/** Tells what is wrong with the content, while somebody writes under `develop`. */
export async function tellProblems(): Promise<void> {
  const { problems } = await checkContent(path.resolve("content"), occasion().now);
  if (problems.length > 0) say(formatReport(problems, process.env));
}

let checking: Promise<void> | undefined;

/** Waits until the content is known to be right. */
export const contentChecked = async () => checking;

async function check(): Promise<void> {
  const folder = path.resolve("content");
  const known = { file: path.resolve(KNOWN), version: codeVersion() };
  const { report, pictures } = await inThread("check-content", {
    folder,
    now: occasion().now,
    known,
  });
  knowDigests(pictures);
  if (!report) return;
  // Not reporter.panic: there is nothing to trace, the report is the whole story.
  say(report);
  process.exit(1);
}

/**
 * Checks configuration and content, and says where messages will go. The content is read in a thread,
 * beside what Gatsby compiles before it looks at any of it: see `contentChecked`.
 */
export async function validate(): Promise<void> {
  checking = begin(check());
  const faults = checkEnvironment(process.env);
  if (faults.length > 0) {
    say(faults.join("\n"));
    await checking;
    process.exit(1);
  }
  say(`The contact form posts to ${process.env.GATSBY_CONTACT_ENDPOINT || INBOX}.`);
}
