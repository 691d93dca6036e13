import { spawn } from "node:child_process";
import { printTable } from "../shared/print-table";

/** A part of a test run: a check, a build, or the test files of one runner. */
export interface Step {
  name: string;
  /** A program of node_modules/.bin, which npm adds to PATH */
  command: string;
  args: string[];
}

/** Steps that run one after another. The steps of an inner list run in parallel. */
export type Plan = (Step | Step[])[];

const step = (name: string, command: string, ...args: string[]): Step => ({ name, command, args });

export const types = () => step("types", "tsc");
export const lint = () => step("lint and format", "biome", "ci", "--error-on-warnings");
export const content = () => step("content", "tsx", "src/cli/content-check.ts");

/** Builds the sites that the suites read, in parallel, if something has changed. */
export const buildSites = () =>
  step("building the sites", "tsx", "__tests__/support/build-sites.ts");

/** Runs projects of jest.config.mjs, with further arguments of Jest. */
export const jest = (projects: string[], ...args: string[]) =>
  step(`Jest: ${projects.join(" and ")}`, "jest", "--selectProjects", ...projects, ...args);

/** Runs a project of playwright.config.ts, with further arguments of Playwright. */
export const playwright = (project: string, ...args: string[]) =>
  step(`Playwright: ${project}`, "playwright", "test", `--project=${project}`, ...args);

/**
 * Matches variables that configure a build. These variables are removed from the environment, because
 * tests expect the defaults.
 */
const CONFIGURES = /^(SITE_URL|PREVIEW|BUILD_DATE|HSTS|GATSBY_.*|CMS_.*)$/;

function environment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !CONFIGURES.test(name));
  return { ...Object.fromEntries(kept), GATSBY_TELEMETRY_DISABLED: "1" };
}

interface Result {
  name: string;
  passes: boolean;
  seconds: number;
}

/**
 * Runs the program of a step.
 *
 * @param show whether to print output immediately; otherwise the output is printed after the program
 * has ended, so that outputs of parallel programs do not mix
 */
function runStep({ name, command, args }: Step, show: boolean): Promise<Result> {
  const start = Date.now();
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
      resolve({ name, passes, seconds: (Date.now() - start) / 1000 });
    };
    child.once("error", (error) => {
      printed.push(Buffer.from(`${error.message}\n`));
      end(false);
    });
    child.once("close", (code) => end(code === 0));
  });
}

/**
 * Runs the steps of a plan, prints a table of the steps and a line with the result, and sets the exit
 * code.
 */
export async function runTests(plan: Plan): Promise<void> {
  const results: Result[] = [];
  for (const steps of plan) {
    const parallel = Array.isArray(steps) ? steps : [steps];
    const show = parallel.length === 1;
    results.push(...(await Promise.all(parallel.map((one) => runStep(one, show)))));
  }
  console.log();
  printTable(
    ["suite", "result", "seconds"],
    results.map(({ name, passes, seconds }) => [
      name,
      passes ? "passed" : "failed",
      seconds.toFixed(1),
    ]),
  );
  const failed = results.filter(({ passes }) => !passes).map(({ name }) => name);
  console.log(failed.length > 0 ? `\nFailed: ${failed.join(", ")}` : "\nAll suites passed.");
  process.exitCode = failed.length > 0 ? 1 : 0;
}
