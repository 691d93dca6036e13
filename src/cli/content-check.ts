import { checkContent } from "../content/model/check";
import { formatReport } from "../content/report";
import { loadEnvFile, readEnvironment } from "../environment";
import { runCommand } from "./command";

runCommand(async () => {
  loadEnvFile();
  const { now, onGitHub, siteUrl } = readEnvironment();
  const report = await checkContent("content", now, siteUrl);
  const text = formatReport(report, onGitHub);
  if (text) console.error(text);
  if (report.problems.length > 0) process.exitCode = 1;
  else console.log("Content is valid.");
});
