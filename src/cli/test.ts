import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import type { JSONReport } from "@playwright/test/reporter";

/** A command of `npm test`. */
interface Step {
  readonly command: string;
  /** The file in which Jest or Playwright counts its tests. Without it, the step counts as one. */
  readonly report?: string;
}

interface Result {
  passed: number;
  failed: number;
}

interface JestReport {
  numPassedTests: number;
  numTotalTests: number;
  numRuntimeErrorTestSuites: number;
}

const RESULTS = ".test/results";

function jest(project: string): Step {
  const report = `${RESULTS}/${project}.json`;
  return { command: `jest --selectProjects ${project} --ci --json --outputFile ${report}`, report };
}

const STEPS: readonly Step[] = [
  { command: "tsc" },
  { command: "biome ci --error-on-warnings" },
  jest("unit"),
  jest("build"),
  // playwright.config.ts names the file of the report.
  { command: "playwright test --project e2e", report: `${RESULTS}/browser.json` },
];

/** Skipped and flaky tests, and errors outside of tests, count as failed. */
function readReport(file: string): Result {
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  const report: JestReport | JSONReport = JSON.parse(readFileSync(file, "utf8"));
  if ("stats" in report) {
    const { expected: passed, unexpected, flaky, skipped } = report.stats;
    return { passed, failed: unexpected + flaky + skipped + report.errors.length };
  }
  const { numPassedTests: passed, numTotalTests, numRuntimeErrorTestSuites } = report;
  return { passed, failed: numTotalTests - passed + numRuntimeErrorTestSuites };
}

/** npm has put the programs of the packages on the PATH. */
function runStep({ command, report }: Step): Result {
  if (report) rmSync(report, { force: true });
  console.log(`\n> ${command}`);
  const passes = spawnSync(command, { shell: true, stdio: "inherit" }).status === 0;
  if (!report) return { passed: Number(passes), failed: Number(!passes) };
  const { passed, failed } = readReport(report);
  // A program that fails without a failed test counts as one failed test.
  return { passed, failed: passes ? failed : Math.max(1, failed) };
}

mkdirSync(RESULTS, { recursive: true });
const rows = STEPS.map((step) => {
  const start = Date.now();
  const result = runStep(step);
  const seconds = Math.round((Date.now() - start) / 1000);
  return { step: step.command.replace(/ --ci .*/, ""), ...result, seconds };
});
console.table(rows);
const total = (count: keyof Result) => rows.reduce((sum, row) => sum + row[count], 0);
console.log(`\n${total("passed")} passed, ${total("failed")} failed`);
process.exitCode = total("failed") > 0 ? 1 : 0;
