import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { buildContext } from "../build-context";
import { type ContentReport, checkContent } from "../content/check";
import { loadCheckCache, saveCheckCache } from "../content/check-cache";
import { formatReport } from "../content/report";
import { visibilityAt } from "../content/types";
import { watchFolder } from "./content/watch-folder";
import { Failure, runCommand } from "./shared/failure";

const HELP = `Checks everything in content/ and names every problem with file, line and what to do.

  npm run content:check               once; ends with 1 when something is wrong
  npm run content:check -- --watch    again after every change, until Ctrl+C

BUILD_DATE=2026-01-31 checks as if it were that day, for posts that come out later.`;

/** The numbers of valid posts and files, in one line. */
function summary({ posts, json }: ContentReport, now: number): string {
  const count = (wanted: string) =>
    posts.filter((post) => visibilityAt(post, now) === wanted).length;
  const files = Object.keys(json).length;
  return `Content is valid (posts: ${count("published")} published, ${count("scheduled")} scheduled, ${count("draft")} drafts; JSON files: ${files}).`;
}

/** Checks the content and prints the result; returns whether there are no problems. */
async function check(folder: string): Promise<boolean> {
  const { now } = buildContext();
  const project = resolve(__dirname, "../..");
  const cache = loadCheckCache(folder, project);
  const report = await checkContent(folder, now, cache);
  if (report.posts.length > 0) saveCheckCache(folder, project, cache);
  const isFine = report.problems.length === 0;
  if (isFine) console.log(summary(report, now));
  else console.error(formatReport(report.problems, process.env));
  return isFine;
}

function readArguments() {
  try {
    return parseArgs({
      options: { watch: { type: "boolean" }, help: { type: "boolean", short: "h" } },
      allowPositionals: true,
    });
  } catch (error) {
    const [reason] = (error as Error).message.split(/\. |\n/);
    throw new Failure(`${reason}. See: npm run content:check -- --help`);
  }
}

/** `npm run content:check [-- --watch]` */
async function main(): Promise<void> {
  const { values, positionals } = readArguments();
  if (values.help) return console.log(HELP);
  const folder = resolve(positionals[0] ?? "content");
  if (!values.watch) {
    process.exitCode = (await check(folder)) ? 0 : 1;
    return;
  }
  const again = async () => {
    if (process.stdout.isTTY) console.clear();
    console.log(`${new Date().toLocaleTimeString()} (Ctrl+C ends)`);
    await check(folder);
  };
  await watchFolder(folder, again);
}

runCommand(main);
