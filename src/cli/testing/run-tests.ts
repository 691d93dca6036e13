import { spawn } from "node:child_process";

/** A part of the tests: a name, and a command that fails if one of its tests fails. */
export type Step = readonly [name: string, ...command: string[]];

export const types: Step = ["types", "tsc"];
export const lint: Step = ["lint and format", "biome", "ci", "--error-on-warnings"];
export const content: Step = ["content", "tsx", "src/cli/content-check.ts"];
export const sites: Step = ["building the sites", "tsx", "__tests__/support/build-sites.ts"];

export const jest = (projects: string[], ...args: string[]): Step => [
  projects.join(" and "),
  ...["jest", "--selectProjects", ...projects, ...args],
];

export const playwright = (project: string, ...args: string[]): Step => [
  project,
  ...["playwright", "test", `--project=${project}`, ...args],
];

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

/** Runs all steps one after another, also after a step has failed, and prints their results. */
export async function runTests(...steps: Step[]): Promise<void> {
  const rows: { step: string; result: "passed" | "failed"; seconds: number }[] = [];
  for (const [step, command = "", ...args] of steps) {
    const start = Date.now();
    const result = (await runProgram(command, args)) ? "passed" : "failed";
    rows.push({ step, result, seconds: Math.round((Date.now() - start) / 1000) });
  }
  console.table(rows);
  const failed = rows.filter(({ result }) => result === "failed").length;
  console.log(`${rows.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
