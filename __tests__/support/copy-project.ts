import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";

const PROJECT = path.resolve(__dirname, "../..");

/** All a build reads. */
const SOURCES = [
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
  /^(SITE_URL|GATSBY_.*|CMS_.*|PREVIEW|BUILD_DATE|GITHUB_ACTIONS|NODE_ENV|JEST_WORKER_ID|NODE_OPTIONS|FORCE_COLOR|TZ)$/;

/** Runs `gatsby build` in a copied project, with these variables and no others of its own. */
export function buildIn(folder: string, env: Record<string, string>): SpawnSyncReturns<string> {
  const kept = Object.entries(process.env).filter(([name]) => !FOREIGN.test(name));
  return spawnSync(process.execPath, [path.join(PROJECT, "node_modules/gatsby/cli.js"), "build"], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    env: { ...Object.fromEntries(kept), GATSBY_TELEMETRY_DISABLED: "1", CI: "true", ...env },
  });
}
