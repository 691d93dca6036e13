import { buildContext } from "../build-context";
import { type ContentReport, checkContent } from "../content/check";
import { formatReport } from "../content/report";
import { visibilityAt } from "../content/types";
import { readArguments, runCommand } from "./shared/command";

function summary({ posts, json }: ContentReport, now: number): string {
  const count = (wanted: string) =>
    posts.filter((post) => visibilityAt(post, now) === wanted).length;
  const files = Object.keys(json).length;
  return `Content is valid (posts: ${count("published")} published, ${count("scheduled")} scheduled, ${count("draft")} drafts; JSON files: ${files}).`;
}

async function main(): Promise<void> {
  readArguments("npm run content:check", { options: {} });
  const { now } = buildContext();
  const report = await checkContent("content", now);
  const text = formatReport(report, process.env);
  if (text) console.error(text);
  if (report.problems.length === 0) return console.log(summary(report, now));
  process.exitCode = 1;
}

runCommand(main);
