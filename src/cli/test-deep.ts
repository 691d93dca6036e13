import { runCommand } from "./shared/failure";
import { runTests } from "./testing/run-tests";
import { ensureTool, FIREFOX, JAVA, NGINX, WEBKIT, XVFB } from "./testing/system-packages";
import { buildSites, jest, playwright, type Step } from "./testing/test-steps";

/**
 * `npm run test:deep [-- NAME]` runs tests that take too long for every change: external validators for
 * every page, all combinations of faults, and random tests with a new seed each time.
 */

const TOOLS = [NGINX, JAVA, FIREFOX, WEBKIT, XVFB];

/** Installs the programs that the tests run; each failed installation counts as one failed test. */
const tools: Step = {
  name: "installed programs",
  async run() {
    let missing = 0;
    for (const tool of TOOLS) {
      try {
        ensureTool(tool);
      } catch (error) {
        console.error((error as Error).message);
        missing++;
      }
    }
    const passed = TOOLS.length - missing;
    return { name: this.name, seconds: 0, passed, failed: missing, tests: [] };
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
