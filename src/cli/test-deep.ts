import { runCommand } from "./shared/command";
import { buildSites, jest, playwright, runTests, type Step } from "./testing/run-tests";
import { ensureTool, FIREFOX, JAVA, WEBKIT, XVFB } from "./testing/system-packages";

const TOOLS = [JAVA, FIREFOX, WEBKIT, XVFB];

/** Each failed installation counts as a failed test. */
const installTools: Step = {
  name: "installed programs",
  async run() {
    let failed = 0;
    for (const tool of TOOLS) {
      try {
        ensureTool(tool);
      } catch (error) {
        console.error((error as Error).message);
        failed++;
      }
    }
    return { passed: TOOLS.length - failed, failed };
  },
};

runCommand(async () => {
  const names = process.argv.slice(2);
  process.env.TEST_SEED ??= String(Date.now() % 2 ** 31);
  console.log(
    `The seed of the random tests is ${process.env.TEST_SEED}. Set TEST_SEED to this number to repeat a run.`,
  );
  const matching = names.length > 0 ? ["--testPathPatterns", ...names] : [];
  await runTests([
    [installTools],
    [buildSites()],
    // If no test of a test runner matches NAME, the test runner must still succeed.
    [jest(["deep"], "--runInBand", "--passWithNoTests", ...matching)],
    [playwright("deep", "--pass-with-no-tests", ...names)],
  ]);
});
