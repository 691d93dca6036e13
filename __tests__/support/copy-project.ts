import { type SpawnSyncReturns, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";

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

/** `npm run build` without npm. */
const BUILD = ["--import", "tsx", "src/cli/gatsby.ts", "build"];

/** Builds a copied project, with these variables and no others of its own. */
export function buildIn(folder: string, env: Record<string, string>): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, BUILD, {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    env: environment(env),
  });
}

/** As `buildIn`, beside other work; gives what the build printed. Rejects with it when it fails. */
export function startBuild(folder: string, env: Record<string, string>): Promise<string> {
  const build = spawn(process.execPath, BUILD, {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: environment(env),
  });
  return new Promise((resolve, reject) => {
    const printed: Buffer[] = [];
    build.stdout.on("data", (data) => printed.push(data));
    build.stderr.on("data", (data) => printed.push(data));
    build.once("error", reject);
    build.once("close", (code) => {
      const output = Buffer.concat(printed).toString();
      if (code === 0) resolve(output);
      else reject(new Error(output));
    });
  });
}
