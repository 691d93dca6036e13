import { checkContent } from "../content/check";
import { formatDraftProblem, formatProblem } from "../content/read";

async function main(): Promise<void> {
  const { problems, drafts } = await checkContent("content");
  for (const draft of drafts) console.error(formatDraftProblem(draft));
  for (const problem of problems) console.error(formatProblem(problem));
  if (problems.length > 0) process.exitCode = 1;
  else console.log("Published content is valid.");
}

main();
