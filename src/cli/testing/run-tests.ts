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
  run(show: boolean): Promise<Result>;
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

/**
 * Resolves to true on success. Without `show`, prints the output at the end, so that parallel
 * outputs do not mix.
 */
function runProgram(command: string, args: string[], show: boolean): Promise<boolean> {
  const title = `\n> ${[command, ...args].join(" ")}\n`;
  if (show) process.stdout.write(title);
  const child = spawn(command, args, {
    stdio: ["ignore", show ? "inherit" : "pipe", show ? "inherit" : "pipe"],
    env: environment(),
    // On Windows, the programs in node_modules/.bin are scripts, which need a shell.
    shell: process.platform === "win32",
  });
  const printed: Buffer[] = [];
  child.stdout?.on("data", (data) => printed.push(data));
  child.stderr?.on("data", (data) => printed.push(data));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      if (!show) process.stdout.write(title + Buffer.concat(printed).toString());
      resolve(code === 0);
    });
  });
}

const check = (name: string, command: string, ...args: string[]): Step => ({
  name,
  run: async (show) =>
    (await runProgram(command, args, show)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
});

export const types = () => check("types", "tsc");
export const lint = () => check("lint and format", "biome", "ci", "--error-on-warnings");
export const content = () => check("content", "tsx", "src/cli/content-check.ts");

export const buildSites = () =>
  check("building the sites", "tsx", "__tests__/support/build-sites.ts");

/** If the runner fails without a failed test, the suite counts one failed test. */
const suite = (
  name: string,
  reportFile: string,
  command: string[],
  read: (report: never) => Result,
): Step => ({
  name,
  async run(show) {
    rmSync(reportFile, { force: true });
    mkdirSync(path.dirname(reportFile), { recursive: true });
    const [program = "", ...args] = command;
    const passes = await runProgram(program, args, show);
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

/** The inner lists run one after another. The steps of one inner list run in parallel. */
export type Plan = Step[][];

export async function runTests(plan: Plan): Promise<void> {
  const rows: (Result & { suite: string; seconds: number })[] = [];
  for (const steps of plan) {
    const start = Date.now();
    const runs = steps.map(async (step) => {
      const result = await step.run(steps.length === 1);
      rows.push({ suite: step.name, ...result, seconds: Math.round((Date.now() - start) / 1000) });
    });
    await Promise.all(runs);
  }
  console.table(rows);
  const passed = rows.reduce((total, row) => total + row.passed, 0);
  const failed = rows.reduce((total, row) => total + row.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
