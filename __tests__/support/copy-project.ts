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
  ".parcelrc",
  "src",
  "content",
  "static",
];

/** A build generates these types. A copy of the project has them under another name. */
export const TYPES = "src/gatsby-types.d.ts";
export const TYPES_BEFORE = "gatsby-types.before.d.ts";

export function copyProject(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const source of SOURCES) {
    cpSync(path.join(PROJECT, source), path.join(folder, source), {
      recursive: true,
      filter: (file) => file !== path.join(PROJECT, TYPES),
    });
  }
  cpSync(path.join(PROJECT, TYPES), path.join(folder, TYPES_BEFORE));
  symlinkSync(path.join(PROJECT, "node_modules"), path.join(folder, "node_modules"), "dir");
}

/** Variables that would change a build, or that the test runner has set. */
const FOREIGN =
  /^(SITE_URL|GATSBY_.*|CMS_.*|PREVIEW|BUILD_DATE|HSTS|GITHUB_ACTIONS|NODE_ENV|JEST_WORKER_ID|NODE_OPTIONS|FORCE_COLOR|TZ)$/;

/** The environment of a build: that of this process without variables that configure the site. */
function environment(env: Record<string, string>): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !FOREIGN.test(name));
  return { ...Object.fromEntries(kept), GATSBY_TELEMETRY_DISABLED: "1", CI: "true", ...env };
}

/** Runs `npm run build` or `npm run develop` without npm, configured by these variables only. */
export const startGatsby = (
  folder: string,
  [command, ...options]: ["build" | "develop", ...string[]],
  env: Record<string, string> = {},
): ChildProcessByStdio<null, Readable, Readable> =>
  spawn(process.execPath, ["--import", "tsx", "src/cli/gatsby.ts", command, ...options], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: environment(env),
    // `develop` runs in a process group of its own, so that tests can end it with all its children.
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

/** Runs a build that must succeed. Resolves or rejects with the output. */
export async function mustBuildIn(folder: string, env: Record<string, string>): Promise<string> {
  const { status, output } = await buildIn(folder, env);
  if (status !== 0) throw new Error(output);
  return output;
}
