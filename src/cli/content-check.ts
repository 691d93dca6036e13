import { resolve } from "node:path";
import { buildContext } from "../build-context";
import { type ContentReport, checkContent } from "../content/check";
import { loadCheckCache, saveCheckCache } from "../content/check-cache";
import { formatReport } from "../content/report";
import { visibilityAt } from "../content/types";
import { watchFolder } from "./content/watch-folder";
import { readArguments } from "./shared/arguments";
import { runCommand } from "./shared/failure";

const USAGE = "npm run content:check [-- --watch]";

const HELP = `Usage: ${USAGE}

Checks all files in content/ and prints every problem with its file, line and fix.
The exit code is 1 if there are problems.

  --watch    checks again after each change, until you press Ctrl+C

BUILD_DATE=2026-01-31 checks the content as if today were that day.`;

/** Formats the numbers of posts and files in one line. */
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

/** `npm run content:check [-- --watch]`: prints every problem of the content. */
async function main(): Promise<void> {
  const { values, positionals } = readArguments(USAGE, {
    options: { watch: { type: "boolean" }, help: { type: "boolean", short: "h" } },
    allowPositionals: true,
  });
  if (values.help) return console.log(HELP);
  const folder = resolve(positionals[0] ?? "content");
  if (!values.watch) {
    process.exitCode = (await check(folder)) ? 0 : 1;
    return;
  }
  const again = async () => {
    if (process.stdout.isTTY) console.clear();
    console.log(`${new Date().toLocaleTimeString()} (press Ctrl+C to stop)`);
    await check(folder);
  };
  await watchFolder(folder, again);
}

runCommand(main);
