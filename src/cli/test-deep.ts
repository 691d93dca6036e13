import { runCommand } from "./shared/failure";
import { buildSites, jest, playwright, runTests } from "./testing/run-tests";
import { ensureTool, FIREFOX, JAVA, NGINX, WEBKIT, XVFB } from "./testing/system-packages";

/**
 * `npm run test:deep [-- NAME]` runs tests that take too long for every change: external validators for
 * every page, all combinations of faults, and random tests with a new seed each time.
 */

const TOOLS = [NGINX, JAVA, FIREFOX, WEBKIT, XVFB];

/** Installs the programs that the tests run. A test that needs a missing program fails. */
function installTools(): void {
  for (const tool of TOOLS) {
    try {
      ensureTool(tool);
    } catch (error) {
      console.error((error as Error).message);
    }
  }
}

runCommand(async () => {
  const names = process.argv.slice(2);
  process.env.TEST_SEED ??= String(Date.now() % 2 ** 31);
  console.log(
    `The seed of the random tests is ${process.env.TEST_SEED}. Set TEST_SEED to this number to repeat a run.`,
  );
  const matching = names.length > 0 ? ["--testPathPatterns", ...names] : [];
  installTools();
  await runTests([
    buildSites(),
    // The argument NAME may match only tests of Jest, or only tests of Playwright. The other runner then
    // finds no tests, and must not fail.
    jest(["deep"], "--runInBand", "--passWithNoTests", ...matching),
    playwright("deep", "--reporter=list", "--pass-with-no-tests", ...names),
  ]);
});
