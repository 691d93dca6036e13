import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { JSONReport, JSONReportSuite, JSONReportTest } from "@playwright/test/reporter";
import { printTable } from "../shared/print-table";

interface Result {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
}

interface JestOutput {
  testResults: {
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string }[];
  }[];
}

/** Skipped tests, and files that did not run, count as failed. */
export function readJestResults(output: unknown): Result[] {
  const { testResults } = output as JestOutput;
  return testResults.map(({ name, status, startTime, endTime, assertionResults }) => {
    const passed = assertionResults.filter((test) => test.status === "passed").length;
    const others = assertionResults.length - passed;
    const failed = status === "failed" ? Math.max(1, others) : others;
    return { name, passed, failed, seconds: (endTime - startTime) / 1000 };
  });
}

const testsOf = ({ specs, suites = [] }: JSONReportSuite): JSONReportTest[] => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(testsOf),
];

export function readPlaywrightResults(output: unknown): Result[] {
  const { suites, errors } = output as JSONReport;
  const files = suites.map((suite) => {
    const tests = testsOf(suite);
    const passed = tests.filter(({ status }) => status === "expected").length;
    const durations = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
    const seconds = durations.reduce((sum, duration) => sum + duration, 0) / 1000;
    return { name: suite.title, passed, failed: tests.length - passed, seconds };
  });
  const broken = errors.map(({ message = "" }) => {
    return { name: message.split("\n")[0] ?? "", passed: 0, failed: 1, seconds: 0 };
  });
  return [...files, ...broken];
}

export interface Step {
  name: string;
  run(show: boolean): Promise<Result[]>;
}

/** Tests run without these variables, which configure a build. */
const CONFIGURES = /^(SITE_URL|PREVIEW|BUILD_DATE|HSTS|GATSBY_.*|CMS_.*)$/;

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
  return new Promise((resolve) => {
    const end = (passes: boolean) => {
      if (!show) process.stdout.write(title + Buffer.concat(printed).toString());
      resolve(passes);
    };
    child.once("error", (error) => {
      printed.push(Buffer.from(`${error.message}\n`));
      end(false);
    });
    child.once("close", (code) => end(code === 0));
  });
}

const check = (name: string, command: string, ...args: string[]): Step => ({
  name,
  async run(show) {
    const start = Date.now();
    const passes = await runProgram(command, args, show);
    const seconds = (Date.now() - start) / 1000;
    return [{ name, passed: passes ? 1 : 0, failed: passes ? 0 : 1, seconds }];
  },
});

export const types = () => check("types", "tsc");
export const lint = () => check("lint and format", "biome", "ci", "--error-on-warnings");
export const content = () => check("content", "tsx", "src/cli/content-check.ts");

export const buildSites = () =>
  check("building the sites", "tsx", "__tests__/support/build-sites.ts");

/** If the runner fails without a failed test, adds one failed test to the results. */
async function runSuite(
  name: string,
  resultFile: string,
  run: () => Promise<boolean>,
  read: (output: unknown) => Result[],
): Promise<Result[]> {
  rmSync(resultFile, { force: true });
  mkdirSync(path.dirname(resultFile), { recursive: true });
  const passes = await run();
  let results: Result[] = [];
  try {
    results = read(JSON.parse(readFileSync(resultFile, "utf8")));
  } catch {
    // The runner has not written any results.
  }
  const isExplained = passes || results.some(({ failed }) => failed > 0);
  return isExplained ? results : [...results, { name, passed: 0, failed: 1, seconds: 0 }];
}

export function jest(projects: string[], ...args: string[]): Step {
  const name = projects.join(" and ");
  const resultFile = ".test/results/jest.json";
  const options = ["--selectProjects", ...projects, "--json", "--outputFile", resultFile, ...args];
  return {
    name,
    run: (show) =>
      runSuite(name, resultFile, () => runProgram("jest", options, show), readJestResults),
  };
}

export const playwright = (project: string, ...args: string[]): Step => ({
  name: project,
  run: (show) =>
    runSuite(
      project,
      // playwright.config.ts writes the test results to this file.
      ".test/results/browser.json",
      () => runProgram("playwright", ["test", `--project=${project}`, ...args], show),
      readPlaywrightResults,
    ),
});

/** Steps run one after another. The steps of an inner list run in parallel. */
export type Plan = (Step | Step[])[];

const sum = (results: Result[], key: "passed" | "failed") =>
  results.reduce((total, result) => total + result[key], 0);

async function runStep(step: Step, show: boolean): Promise<{ total: Result; results: Result[] }> {
  const start = Date.now();
  const results = await step.run(show);
  const seconds = (Date.now() - start) / 1000;
  const { name } = step;
  return {
    total: { name, passed: sum(results, "passed"), failed: sum(results, "failed"), seconds },
    results,
  };
}

/** Prints a table and the totals, with `perFile` a row per test file; sets the exit code. */
export async function runTests(plan: Plan, perFile = false): Promise<void> {
  const rows: Result[] = [];
  for (const steps of plan) {
    const together = Array.isArray(steps) ? steps : [steps];
    const outcomes = await Promise.all(
      together.map((step) => runStep(step, together.length === 1)),
    );
    rows.push(...outcomes.flatMap(({ total, results }) => (perFile ? results : [total])));
  }
  console.log();
  printTable(
    ["suite", "passed", "failed", "seconds"],
    rows.map(({ name, passed, failed, seconds }) => [
      path.relative("", name),
      String(passed),
      String(failed),
      seconds.toFixed(1),
    ]),
  );
  const failed = sum(rows, "failed");
  console.log(`\n${sum(rows, "passed")} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
