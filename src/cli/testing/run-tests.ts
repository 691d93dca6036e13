import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { JSONReport } from "@playwright/test/reporter";

interface Result {
  passed: number;
  failed: number;
}

export interface Step {
  name: string;
  run(): Promise<Result>;
}

interface JestReport {
  numPassedTests: number;
  numTotalTests: number;
  numRuntimeErrorTestSuites: number;
}

/** Skipped tests, and files that did not run, count as failed. */
export const readJestReport = (report: JestReport): Result => ({
  passed: report.numPassedTests,
  failed: report.numTotalTests - report.numPassedTests + report.numRuntimeErrorTestSuites,
});

/** Skipped and flaky tests, and errors outside of tests, count as failed. */
export const readPlaywrightReport = ({
  stats: { expected, unexpected, flaky, skipped },
  errors,
}: Pick<JSONReport, "errors"> & {
  stats: Omit<JSONReport["stats"], "startTime" | "duration">;
}) => ({
  passed: expected,
  failed: unexpected + flaky + skipped + errors.length,
});

/** These variables configure a build, and would change the results of tests. */
const CONFIGURES = /^(SITE_URL|PREVIEW|BUILD_DATE|GATSBY_.*)$/;

function environment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !CONFIGURES.test(name));
  return { ...Object.fromEntries(kept), GATSBY_TELEMETRY_DISABLED: "1" };
}

/** Resolves to true on success. */
function runProgram(command: string, args: string[]): Promise<boolean> {
  console.log(`\n> ${[command, ...args].join(" ")}`);
  const child = spawn(command, args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: environment(),
    // On Windows, the programs in node_modules/.bin are scripts, which need a shell.
    shell: process.platform === "win32",
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve(code === 0));
  });
}

/** Runs a program whose success counts as one passed test. */
const check = (name: string, command: string, ...args: string[]): Step => ({
  name,
  run: async () =>
    (await runProgram(command, args)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
});

export const types = check("types", "tsc");
export const lint = check("lint and format", "biome", "ci", "--error-on-warnings");
export const content = check("content", "tsx", "src/cli/content-check.ts");
export const deepPackages = check(
  "packages of the deep tests",
  "npm",
  "ci",
  "--prefix",
  "__tests__/deep",
);
export const sites = check("building the sites", "tsx", "__tests__/support/build-sites.ts");

/** If the runner fails without a failed test, the suite counts one failed test. */
const suite = (
  name: string,
  reportFile: string,
  [program = "", ...args]: string[],
  read: (report: never) => Result,
): Step => ({
  name,
  async run() {
    rmSync(reportFile, { force: true });
    mkdirSync(path.dirname(reportFile), { recursive: true });
    const passes = await runProgram(program, args);
    if (!existsSync(reportFile)) return { passed: 0, failed: passes ? 0 : 1 };
    const { passed, failed } = read(JSON.parse(readFileSync(reportFile, "utf8")) as never);
    return { passed, failed: passes ? failed : Math.max(1, failed) };
  },
});

export function jest(projects: string[], ...args: string[]): Step {
  const reportFile = ".test/results/jest.json";
  const options = ["--selectProjects", ...projects, "--json", "--outputFile", reportFile, ...args];
  return suite(projects.join(" and "), reportFile, ["jest", ...options], readJestReport);
}

export const playwright = (project: string, ...args: string[]): Step =>
  suite(
    project,
    // playwright.config.ts writes the report to this file.
    ".test/results/browser.json",
    ["playwright", "test", `--project=${project}`, ...args],
    readPlaywrightReport,
  );

/** Runs the steps one after another, and prints a table and the totals. */
export async function runTests(...steps: Step[]): Promise<void> {
  const rows: (Result & { suite: string; seconds: number })[] = [];
  for (const { name, run } of steps) {
    const start = Date.now();
    const result = await run();
    rows.push({ suite: name, ...result, seconds: Math.round((Date.now() - start) / 1000) });
  }
  console.table(rows);
  const passed = rows.reduce((total, row) => total + row.passed, 0);
  const failed = rows.reduce((total, row) => total + row.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
