import { type ChildProcessByStdio, spawn } from "node:child_process";
import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import type { Readable } from "node:stream";

const PROJECT = path.resolve(__dirname, "../..");

/** All a build reads, from the project's folder. */
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

/** What a build writes among the sources: a copy makes it anew, beside the one it was made from. */
export const TYPES = "src/gatsby-types.d.ts";
export const TYPES_BEFORE = "gatsby-types.before.d.ts";

/** Copies what a build needs into a folder, which may be built and damaged there. */
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

/** Variables of the machine that would change a build, or that the test runner has set. */
const FOREIGN =
  /^(SITE_URL|GATSBY_.*|CMS_.*|PREVIEW|BUILD_DATE|HSTS|GITHUB_ACTIONS|NODE_ENV|JEST_WORKER_ID|NODE_OPTIONS|FORCE_COLOR|TZ)$/;

/** The environment of a build: that of this process without what would configure the site. */
function environment(env: Record<string, string>): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !FOREIGN.test(name));
  return { ...Object.fromEntries(kept), GATSBY_TELEMETRY_DISABLED: "1", CI: "true", ...env };
}

/** `npm run build` or `npm run develop` without npm, with these variables and no others of its own. */
export const startGatsby = (
  folder: string,
  [command, ...options]: ["build" | "develop", ...string[]],
  env: Record<string, string> = {},
): ChildProcessByStdio<null, Readable, Readable> =>
  spawn(process.execPath, ["--import", "tsx", "src/cli/gatsby.ts", command, ...options], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: environment(env),
    // A process group of its own: `develop` ends only when asked, and then with all that it started.
    detached: command === "develop",
  });

/** Builds a copied project; gives its exit code and all that it printed. */
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

/** As `buildIn`, for builds that must succeed: gives what it printed, or rejects with it. */
export async function mustBuildIn(folder: string, env: Record<string, string>): Promise<string> {
  const { status, output } = await buildIn(folder, env);
  if (status !== 0) throw new Error(output);
  return output;
}
