import { runCommand } from "./shared/command";
import { ensureProgram, FIREFOX, JAVA, WEBKIT, XVFB } from "./testing/programs";
import { drivers, jest, playwright, runTests, sites } from "./testing/run-tests";

/** `npm run test:deep [-- NAME]` */
runCommand(async () => {
  const names = process.argv.slice(2);
  const matching = names.length > 0 ? ["--testPathPatterns", ...names] : [];
  for (const program of [JAVA, FIREFOX, WEBKIT, XVFB]) ensureProgram(program);
  await runTests(
    drivers,
    sites,
    // If no test of a test runner matches NAME, the test runner must still succeed.
    jest(["deep"], "--runInBand", "--passWithNoTests", ...matching),
    playwright("deep", "--pass-with-no-tests", ...names),
  );
});
