import { Failure, runCommand } from "./command";
import { ensureProgram, FIREFOX, JAVA, WEBKIT, XVFB } from "./testing/programs";
import { drivers, jest, lint, playwright, runTests, sites, types } from "./testing/run-tests";

/** `npm test [-- unit|build|e2e [NAME]]`, or `npm run test:deep [-- NAME]` */
runCommand(async () => {
  const [part, ...names] = process.argv.slice(2);
  const matching = names.length > 0 ? ["--testPathPatterns", ...names] : [];
  const units = jest(["unit", "slow"], ...matching);
  const builds = jest(["build"], ...matching);
  const browser = playwright("e2e", ...names);
  if (part === undefined) return runTests(types, lint, units, sites, builds, browser);
  if (part === "unit") return names.length > 0 ? runTests(units) : runTests(types, lint, units);
  if (part === "build") return runTests(sites, builds);
  if (part === "e2e") return runTests(sites, browser);
  if (part !== "deep") {
    throw new Failure(
      `There is no part of the tests named "${part}". Use: npm test -- unit|build|e2e [NAME]`,
    );
  }
  for (const program of [JAVA, FIREFOX, WEBKIT, XVFB]) ensureProgram(program);
  // If no test of a test runner matches NAME, the test runner must still succeed.
  const deep = jest(["deep"], "--runInBand", "--passWithNoTests", ...matching);
  await runTests(drivers, sites, deep, playwright("deep", "--pass-with-no-tests", ...names));
});
