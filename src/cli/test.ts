import { Failure, runCommand } from "./shared/command";
import { jest, lint, playwright, runTests, sites, types } from "./testing/run-tests";

const matching = (names: string[]) => (names.length > 0 ? ["--testPathPatterns", ...names] : []);

/** `npm test [-- unit|build|e2e [NAME]]` */
runCommand(async () => {
  const [part, ...names] = process.argv.slice(2);
  const units = jest(["unit", "slow"], ...matching(names));
  const builds = jest(["build"], ...matching(names));
  const browser = playwright("e2e", ...names);
  if (part === undefined) return runTests(types, lint, units, sites, builds, browser);
  if (part === "unit") return names.length > 0 ? runTests(units) : runTests(types, lint, units);
  if (part === "build") return runTests(sites, builds);
  if (part === "e2e") return runTests(sites, browser);
  throw new Failure(
    `There is no part of the tests named "${part}". Use: npm test -- unit|build|e2e [NAME]`,
  );
});
