import { runCommand } from "./shared/command";
import { ensureProgram, FIREFOX, JAVA, WEBKIT, XVFB } from "./testing/programs";
import { deepPackages, jest, playwright, runTests, type Step, sites } from "./testing/run-tests";

const PROGRAMS = [JAVA, FIREFOX, WEBKIT, XVFB];

/** Each failed installation counts as a failed test. */
const programs: Step = {
  name: "installed programs",
  async run() {
    let failed = 0;
    for (const program of PROGRAMS) {
      try {
        ensureProgram(program);
      } catch (error) {
        console.error((error as Error).message);
        failed++;
      }
    }
    return { passed: PROGRAMS.length - failed, failed };
  },
};

/** `npm run test:deep [-- NAME]` */
runCommand(async () => {
  const names = process.argv.slice(2);
  const matching = names.length > 0 ? ["--testPathPatterns", ...names] : [];
  await runTests(
    deepPackages,
    programs,
    sites,
    // If no test of a test runner matches NAME, the test runner must still succeed.
    jest(["deep"], "--runInBand", "--passWithNoTests", ...matching),
    playwright("deep", "--pass-with-no-tests", ...names),
  );
});
