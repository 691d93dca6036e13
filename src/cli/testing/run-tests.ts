import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { JSONReport } from "@playwright/test/reporter";

/** A part of the tests: a command that fails if one of its tests fails. */
export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** The file in which Jest or Playwright reports its tests. Without it, the step counts as one. */
  readonly report?: string;
}

const step = (name: string, ...command: string[]): Step => ({ name, command });

export const types = step("types", "tsc");
export const lint = step("lint and format", "biome", "ci", "--error-on-warnings");
export const contentCheck = step("content", "tsx", "src/cli/content-check.ts");
export const sites = step("building the sites", "tsx", "__tests__/support/build-sites.ts");
/** The drivers of Firefox and WebKit are a package of their own. */
export const drivers = step("drivers of other browsers", "npm", "ci", "--prefix", "__tests__/deep");

export function jest(projects: string[], ...args: string[]): Step {
  const report = ".test/results/jest.json";
  const options = ["--selectProjects", ...projects, "--json", "--outputFile", report, ...args];
  return { ...step(projects.join(" and "), "jest", ...options), report };
}

export const playwright = (project: string, ...args: string[]): Step => ({
  ...step(project, "playwright", "test", `--project=${project}`, ...args),
  // playwright.config.ts writes the report to this file.
  report: ".test/results/browser.json",
});

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

/** Resolves to true on success. */
function runProgram([program = "", ...args]: readonly string[]): Promise<boolean> {
  console.log(`\n> ${[program, ...args].join(" ")}`);
  const child = spawn(program, args, {
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

async function run({ command, report }: Step): Promise<Result> {
  if (report) {
    rmSync(report, { force: true });
    mkdirSync(path.dirname(report), { recursive: true });
  }
  const passes = await runProgram(command);
  // If the program fails without a failed test, the step counts one failed test.
  if (!report || !existsSync(report))
    return { passed: Number(passes && !report), failed: Number(!passes) };
  const { passed, failed } = readReport(JSON.parse(readFileSync(report, "utf8")));
  return { passed, failed: passes ? failed : Math.max(1, failed) };
}

/** Runs the steps one after another, and prints a table and the totals. */
export async function runTests(...steps: Step[]): Promise<void> {
  const rows: (Result & { step: string; seconds: number })[] = [];
  for (const step of steps) {
    const start = Date.now();
    const result = await run(step);
    const seconds = Math.round((Date.now() - start) / 1000);
    rows.push({ step: step.name, ...result, seconds });
  }
  console.table(rows);
  const passed = rows.reduce((total, row) => total + row.passed, 0);
  const failed = rows.reduce((total, row) => total + row.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
