import { type ChildProcessByStdio, spawn } from "node:child_process";
import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import type { Readable } from "node:stream";

const PROJECT = path.resolve(__dirname, "../..");

export const SOURCES = [
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
  ".eslintrc.json",
  "plugins",
  "src",
  "content",
  "static",
];

/** Each build writes this file, so a copy of the project begins without it. */
export const TYPES = "src/gatsby-types.d.ts";

export function copyProject(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const source of SOURCES) {
    cpSync(path.join(PROJECT, source), path.join(folder, source), {
      recursive: true,
      filter: (file) => file !== path.join(PROJECT, TYPES),
    });
  }
  symlinkSync(path.join(PROJECT, "node_modules"), path.join(folder, "node_modules"), "dir");
}

/** The time limit in milliseconds of a test that builds the site, also on a busy machine. */
export const BUILD_MS = 3_600_000;

/** Variables of the test runner and of the site would change a build, so a build gets none of them. */
const environment = (env: Record<string, string>): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  GATSBY_TELEMETRY_DISABLED: "1",
  ...env,
});

export const startGatsby = (
  folder: string,
  [command, ...options]: ["build" | "develop", ...string[]],
  env: Record<string, string> = {},
): ChildProcessByStdio<null, Readable, Readable> =>
  spawn(process.execPath, ["node_modules/gatsby/cli.js", command, ...options], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: environment(env),
    // `develop` has its own process group, so that tests can end the process with all its children.
    detached: command === "develop",
  });

export function buildIn(
  folder: string,
  env: Record<string, string>,
): Promise<{ status: number | null; output: string }> {
  const build = startGatsby(folder, ["build"], env);
  return new Promise((resolve, reject) => {
    const printed: Buffer[] = [];
    for (const stream of [build.stdout, build.stderr]) {
      stream.on("data", (data) => printed.push(data));
    }
    build.once("error", reject);
    build.once("close", (status) => resolve({ status, output: Buffer.concat(printed).toString() }));
  });
}

/** Runs a build and resolves with its output. If the build fails, rejects with the output. */
export async function mustBuildIn(folder: string, env: Record<string, string>): Promise<string> {
  const { status, output } = await buildIn(folder, env);
  if (status !== 0) throw new Error(output);
  return output;
}
