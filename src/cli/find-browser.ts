import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

const SYSTEM_NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Full path of a program on PATH, or undefined. */
function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(":");
  return folders.map((folder) => `${folder}/${name}`).find((file) => existsSync(file));
}

/**
 * A Chromium for the end-to-end tests: CHROME_PATH, else the usual names on PATH, else the one
 * that Playwright has installed. Undefined where there is none.
 *
 * @throws Error when CHROME_PATH names a file that does not exist
 */
export function findBrowser(): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROME_PATH names ${named}, which does not exist.`);
    return named;
  }
  const system = SYSTEM_NAMES.map(onPath).find(Boolean);
  if (system) return system;
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

function attempt(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    return true;
  } catch {
    return false;
  }
}

/** Chromium, and faces to set text in: a bare machine has none. */
const PACKAGES = ["chromium", "fonts-liberation", "fonts-dejavu-core"];

const isRoot = () => process.getuid?.() === 0;

/** Debian's and Ubuntu's package, where the user may install it. */
const installPackage = () =>
  isRoot() &&
  onPath("apt-get") !== undefined &&
  attempt("apt-get", ["update", "-qq"]) &&
  attempt("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...PACKAGES]);

/**
 * As `findBrowser`, and installs one where there is none: by Playwright's installer, else by the
 * system's package manager.
 *
 * @throws Error with one line that says what to do when neither works
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log("No Chromium found; installing one.");
  const cli = require.resolve("playwright-core/package.json").replace(/package\.json$/, "cli.js");
  // The libraries it needs come from the system, whose packages only root may install.
  const libraries = isRoot() ? ["--with-deps"] : [];
  if (!attempt(process.execPath, [cli, "install", ...libraries, "chromium"])) installPackage();
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    "There is no Chromium and none could be installed. Install one, or set CHROME_PATH to it.",
  );
}
