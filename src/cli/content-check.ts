import { checkContent } from "../content/model/check";
import { formatReport } from "../content/report";
import { environmentProblems, loadEnvFile, readEnvironment } from "../environment";
import { runCommand } from "./command";

runCommand(async () => {
  loadEnvFile();
  const { now, onGitHub, siteUrl } = readEnvironment();
  const report = await checkContent("content", now, siteUrl);
  const faults = environmentProblems();
  const text = [...faults, formatReport(report, onGitHub)].filter(Boolean).join("\n");
  if (text) console.error(text);
  if (faults.length + report.problems.length > 0) process.exitCode = 1;
  else console.log("Content is valid.");
});
