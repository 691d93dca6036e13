import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readJestResult, readPlaywrightResult, type TestResult } from "./test-results";

/** The result of one step. */
export interface Outcome {
  name: string;
  seconds: number;
  passed: number;
  failed: number;
  tests: TestResult[];
}

/** A part of a test run: a check, a build or a suite. */
export interface Step {
  name: string;
  run(show: boolean): Promise<Outcome>;
}

/** Variables that configure a build; removed, because tests expect the defaults. */
const CONFIGURES = /^(SITE_URL|PREVIEW|BUILD_DATE|HSTS|GATSBY_.*|CMS_.*)$/;

function environment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !CONFIGURES.test(name));
  return { ...Object.fromEntries(kept), GATSBY_TELEMETRY_DISABLED: "1" };
}

/**
 * Runs a program of node_modules/.bin, which npm adds to PATH; resolves to whether it succeeded.
 *
 * @param show prints output immediately; otherwise after the program has ended, so that outputs of
 * parallel programs do not mix
 */
function runProgram(command: string, args: string[], show: boolean): Promise<boolean> {
  const title = `\n> ${[command, ...args].join(" ")}\n`;
  if (show) process.stdout.write(title);
  const child = spawn(command, args, {
    stdio: ["ignore", show ? "inherit" : "pipe", show ? "inherit" : "pipe"],
    env: environment(),
    // On Windows the programs are scripts, which need a shell.
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

/** A program without tests of its own, which counts as one test. */
export const check = (name: string, command: string, ...args: string[]): Step => ({
  name,
  async run(show) {
    const start = Date.now();
    const passes = await runProgram(command, args, show);
    const seconds = (Date.now() - start) / 1000;
    return { name, seconds, passed: passes ? 1 : 0, failed: passes ? 0 : 1, tests: [] };
  },
});

/** A suite whose runner writes its results to a file; without results, it counts as one failure. */
function suite(
  name: string,
  runWith: (resultFile: string, show: boolean) => Promise<boolean>,
  read: (result: unknown) => TestResult[],
): Step {
  return {
    name,
    async run(show) {
      const start = Date.now();
      const folder = mkdtempSync(path.join(tmpdir(), "steepline-test-"));
      const resultFile = path.join(folder, "result.json");
      const passes = await runWith(resultFile, show);
      let tests: TestResult[] = [];
      try {
        tests = read(JSON.parse(readFileSync(resultFile, "utf8")));
      } catch {
        // No results: counted as failed below.
      }
      rmSync(folder, { recursive: true, force: true });
      const failed = tests.filter((test) => !test.passes).length;
      return {
        name,
        seconds: (Date.now() - start) / 1000,
        passed: tests.length - failed,
        failed: passes ? failed : Math.max(1, failed),
        tests,
      };
    },
  };
}

/** Projects of jest.config.mjs, with further arguments of Jest. */
export const jest = (projects: string[], ...args: string[]): Step =>
  suite(
    projects.join(" and "),
    (resultFile, show) => {
      const output = ["--json", "--outputFile", resultFile];
      return runProgram("jest", ["--selectProjects", ...projects, ...output, ...args], show);
    },
    readJestResult,
  );

/** A project of playwright.config.ts, with further arguments of Playwright. */
export const playwright = (project: string, ...args: string[]): Step =>
  suite(
    project,
    (resultFile, show) => {
      process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = resultFile;
      const reporter = `--reporter=${process.stdout.isTTY ? "line" : "dot"},json`;
      return runProgram("playwright", ["test", `--project=${project}`, reporter, ...args], show);
    },
    readPlaywrightResult,
  );

/** Builds the sites that the suites read, in parallel, if something has changed. */
export const buildSites = (): Step =>
  check("building the sites", "tsx", "__tests__/support/build-sites.ts");
