import { buildContext } from "../build-context";
import { checkContent } from "../content/model/check";
import { formatReport } from "../content/report";
import { runCommand } from "./command";

runCommand(async () => {
  const report = await checkContent("content", buildContext().now);
  const text = formatReport(report, process.env);
  if (text) console.error(text);
  if (report.problems.length > 0) process.exitCode = 1;
  else console.log("Content is valid.");
});
