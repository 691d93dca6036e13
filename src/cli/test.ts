import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import type { JSONReport } from "@playwright/test/reporter";

/** A part of the tests: a command that fails if one of its tests fails. */
interface Step {
  readonly command: readonly string[];
  /** The file in which Jest or Playwright counts its tests. Without it, the step counts as one. */
  readonly report?: string;
  /** A line that is printed if the step fails. */
  readonly hint?: string;
}

const RESULTS = ".test/results";

function jest(projects: string[], ...options: string[]): Step {
  const report = `${RESULTS}/jest.json`;
  const reporting = ["--ci", "--json", "--outputFile", report];
  return {
    command: ["npx", "jest", "--selectProjects", ...projects, ...options, ...reporting],
    report,
  };
}

/** playwright.config.ts names the file of the report. */
const playwright = (project: string): Step => ({
  command: ["npx", "playwright", "test", "--project", project],
  report: `${RESULTS}/browser.json`,
});

const types: Step = {
  command: ["npx", "tsc"],
  hint: "Queries get their types from Gatsby. If one has changed, start npm run develop, which generates the types whenever you save a query.",
};
const lint: Step = { command: ["npx", "biome", "ci", "--error-on-warnings"] };
const content: Step = { command: ["npm", "run", "-s", "content:check"] };

/** These tests read files from disk, so Jest does not know which files the tests depend on. */
const UNRELATED = [
  "__tests__/styles/breakpoints.test.ts",
  "__tests__/styles/modules.test.ts",
  "__tests__/content/fixture-content.test.ts",
];

/** Returns the unit tests related to the changes since `main`, if the clone has this branch. */
function related(): Step[] {
  const { status } = spawnSync("git", ["rev-parse", "--verify", "--quiet", "main"]);
  if (status !== 0) return [jest(["unit"])];
  return [
    jest(["unit"], "--changedSince", "main", "--passWithNoTests"),
    jest(["unit"], "--runTestsByPath", ...UNRELATED),
  ];
}

const RUNS: Record<string, () => Step[]> = {
  all: () => [types, lint, jest(["unit", "slow"]), jest(["build"]), playwright("e2e")],
  check: () => [types, lint, content, ...related()],
  deep: () => [
    { command: ["npm", "ci", "--prefix", "__tests__/deep"] },
    jest(["deep"], "--runInBand"),
    playwright("deep"),
  ],
};

interface Result {
  passed: number;
  failed: number;
}

interface JestReport {
  numPassedTests: number;
  numTotalTests: number;
  numRuntimeErrorTestSuites: number;
}

/** Skipped and flaky tests, and errors outside of tests, count as failed. */
function readReport(report: JestReport | JSONReport): Result {
  if ("stats" in report) {
    const { expected: passed, unexpected, flaky, skipped } = report.stats;
    return { passed, failed: unexpected + flaky + skipped + report.errors.length };
  }
  const { numPassedTests: passed, numTotalTests, numRuntimeErrorTestSuites } = report;
  return { passed, failed: numTotalTests - passed + numRuntimeErrorTestSuites };
}

/** These variables configure a build, and would change the results of tests. */
const CONFIGURES = /^(SITE_URL|PREVIEW|BUILD_DATE|CONTACT_THANKS|GATSBY_.*)$/;

function environment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !CONFIGURES.test(name));
  return { ...Object.fromEntries(kept), GATSBY_TELEMETRY_DISABLED: "1" };
}

function runStep({ command: [program = "", ...args], report, hint }: Step): Result {
  if (report) rmSync(report, { force: true });
  console.log(`\n> ${[program, ...args].join(" ")}`);
  const { status } = spawnSync(program, args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: environment(),
    // On Windows, npm and npx are scripts, which need a shell.
    shell: process.platform === "win32",
  });
  const passes = status === 0;
  if (!passes && hint) console.log(hint);
  if (!report) return { passed: Number(passes), failed: Number(!passes) };
  // A program that fails without a failed test counts as one failed test.
  const { passed, failed } = existsSync(report)
    ? readReport(JSON.parse(readFileSync(report, "utf8")))
    : { passed: 0, failed: 0 };
  return { passed, failed: passes ? failed : Math.max(1, failed) };
}

/** Returns the first words of a command, without the options of its report and the paths of tests. */
const nameOf = ({ command }: Step) => command.join(" ").replace(/ (--ci|--prefix|__tests__).*/, "");

/**
 * Runs the steps of `npm test`, `npm run check` or `npm run test:deep` one after another, and prints
 * a table and the totals.
 */
function main(run = "all"): void {
  const steps = RUNS[run]?.();
  if (!steps) {
    console.error(`There is no run "${run}". Use npm run test:unit, test:build or test:e2e.`);
    process.exit(1);
  }
  mkdirSync(RESULTS, { recursive: true });
  const rows = steps.map((step) => {
    const start = Date.now();
    const result = runStep(step);
    const seconds = Math.round((Date.now() - start) / 1000);
    return { step: nameOf(step), ...result, seconds };
  });
  console.table(rows);
  const passed = rows.reduce((total, row) => total + row.passed, 0);
  const failed = rows.reduce((total, row) => total + row.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

main(process.argv[2]);
