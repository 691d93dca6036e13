import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

/**
 * With these options, Chromium can run as root in a container, and sends no requests of its own.
 */
export const BROWSER_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The headless shell is faster than the other browsers. */
const CHROMIUM = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/** Packages of Debian. A minimal system has no fonts. */
const PACKAGES = ["chromium", "chromium-headless-shell", "fonts-liberation", "fonts-dejavu-core"];

/** Returns the path of the first program that is on the PATH. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

/** Returns the path of Chromium or Chrome: CHROME_PATH, else on the PATH, else Playwright's own. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named && !existsSync(named)) {
    throw new Error(
      `CHROME_PATH is ${named}, which does not exist. Correct CHROME_PATH, or unset it.`,
    );
  }
  const own = chromium.executablePath();
  return named || findProgram(...CHROMIUM) || (existsSync(own) ? own : undefined);
}

/** Returns false if the command fails. */
function run(command: string, ...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  try {
    execFileSync(command, args, { stdio: "inherit", env });
    return true;
  } catch {
    return false;
  }
}

/** Like `findBrowser`, but installs a browser if there is none. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log("Installing Chromium, because no Chromium was found.");
  const isRoot = process.getuid?.() === 0;
  const playwright = require.resolve("@playwright/test/cli");
  // Only root can install the system libraries of Chromium.
  const libraries = isRoot ? ["--with-deps"] : [];
  const isInstalled = run(process.execPath, playwright, "install", ...libraries, "chromium");
  if (!isInstalled && isRoot && findProgram("apt-get")) {
    run("apt-get", "update", "-qq");
    run("apt-get", "install", "-y", "-qq", "--no-install-recommends", ...PACKAGES);
  }
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    "Cannot find or install Chromium. Install Chromium, or set CHROME_PATH to its path.",
  );
}
