import { runCommand } from "./shared/failure";
import { runTests } from "./testing/run-tests";
import { ensureTool, JAVA, NGINX } from "./testing/system-packages";
import { buildSites, jest, playwright, type Step } from "./testing/test-steps";

/**
 * `npm run test:deep [-- NAME]` runs tests that take too long for every change: external validators for
 * every page, all combinations of faults, and random tests with a new seed each time.
 */

/** Installs the programs that the tests run; a failed installation counts as one failed test. */
const tools: Step = {
  name: "nginx and Java",
  async run() {
    const outcome = { name: this.name, seconds: 0, passed: 1, failed: 0, tests: [] };
    try {
      ensureTool(NGINX);
      ensureTool(JAVA);
      return outcome;
    } catch (error) {
      console.error((error as Error).message);
      return { ...outcome, passed: 0, failed: 1 };
    }
  },
};

runCommand(async () => {
  const names = process.argv.slice(2);
  process.env.TEST_SEED ??= String(Date.now() % 2 ** 31);
  console.log(`Random tests start from TEST_SEED=${process.env.TEST_SEED}`);
  const matching = names.length > 0 ? ["--testPathPatterns", ...names] : [];
  // NAME may match tests of only one of the two runners.
  await runTests([
    tools,
    buildSites(),
    jest(["deep"], "--runInBand", "--passWithNoTests", ...matching),
    playwright("deep", "--pass-with-no-tests", ...names),
  ]);
});
