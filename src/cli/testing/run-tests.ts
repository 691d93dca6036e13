import { spawn } from "node:child_process";
import { printTable } from "../shared/print-table";

export interface Step {
  name: string;
  /** Resolves to true if the step has succeeded. */
  run(show: boolean): Promise<boolean>;
}

/** Tests run without these environment variables, which configure a build. */
const CONFIGURES = /^(SITE_URL|PREVIEW|BUILD_DATE|HSTS|GATSBY_.*|CMS_.*)$/;

function environment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !CONFIGURES.test(name));
  return { ...Object.fromEntries(kept), GATSBY_TELEMETRY_DISABLED: "1" };
}

/**
 * Runs a program of node_modules/.bin. Resolves to true if the program has succeeded.
 * @param show false prints the output after the program has ended, so that parallel outputs do not
 * mix
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

const program = (name: string, command: string, ...args: string[]): Step => ({
  name,
  run: (show) => runProgram(command, args, show),
});

export const types = () => program("types", "tsc");
export const lint = () => program("lint and format", "biome", "ci", "--error-on-warnings");
export const content = () => program("content", "tsx", "src/cli/content-check.ts");

export const buildSites = () =>
  program("building the sites", "tsx", "__tests__/support/build-sites.ts");

export const jest = (projects: string[], ...args: string[]) =>
  program(projects.join(" and "), "jest", "--selectProjects", ...projects, ...args);

export const playwright = (project: string, ...args: string[]) =>
  program(project, "playwright", "test", `--project=${project}`, ...args);

/** Steps run one after another. The steps of an inner list run in parallel. */
export type Plan = (Step | Step[])[];

/** Runs a plan, prints a table of its steps, and sets the exit code. */
export async function runTests(plan: Plan): Promise<void> {
  const rows: string[][] = [];
  for (const steps of plan) {
    const together = Array.isArray(steps) ? steps : [steps];
    const run = async (step: Step) => {
      const start = Date.now();
      const passes = await step.run(together.length === 1);
      return [step.name, passes ? "passed" : "failed", ((Date.now() - start) / 1000).toFixed(1)];
    };
    rows.push(...(await Promise.all(together.map(run))));
  }
  console.log();
  printTable(["step", "result", "seconds"], rows);
  process.exitCode = rows.every(([, result]) => result === "passed") ? 0 : 1;
}
