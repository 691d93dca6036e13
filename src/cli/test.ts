import { Failure, runCommand } from "./shared/command";
import {
  buildSites,
  jest,
  lint,
  type Plan,
  playwright,
  runTests,
  types,
} from "./testing/run-tests";

const matching = (names: string[]) => (names.length > 0 ? ["--testPathPatterns", ...names] : []);

const units = (...args: string[]) => jest(["unit", "slow"], ...args);
const withoutBuild = () => [types(), lint(), units()];

const PARTS: Record<string, (names: string[]) => Plan> = {
  unit: (names) => [names.length > 0 ? [units(...matching(names))] : withoutBuild()],
  build: (names) => [[buildSites()], [jest(["build"], ...matching(names))]],
  e2e: (names) => [[buildSites()], [playwright("e2e", ...names)]],
};

const everything = (): Plan => [
  withoutBuild(),
  [buildSites()],
  [jest(["build"])],
  [playwright("e2e")],
];

runCommand(async () => {
  const [part, ...names] = process.argv.slice(2);
  if (part === undefined) return runTests(everything());
  const plan = PARTS[part];
  if (!plan) {
    const parts = Object.keys(PARTS).join("|");
    throw new Failure(
      `There is no part of the tests named "${part}". Use: npm test -- ${parts} [NAME]`,
    );
  }
  return runTests(plan(names));
});
