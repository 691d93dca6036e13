import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

/** With these options, Chromium can run as root in a container, and sends no requests of its own. */
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
const CHROMIUM = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/** Packages of Debian. A minimal system has no fonts. */
const PACKAGES = "chromium chromium-headless-shell fonts-liberation fonts-dejavu-core";

/** Returns the path of the first program that is on the PATH. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

/** Returns the path of Chromium or Chrome: CHROME_PATH, else on the PATH, else Playwright's own. */
export function findBrowser(): string | undefined {
  const own = chromium.executablePath();
  const found = process.env.CHROME_PATH || findProgram(...CHROMIUM);
  return found || (existsSync(own) ? own : undefined);
}

const run = (command: string) => spawnSync(command, { shell: true, stdio: "inherit" }).status === 0;

/** Installs Chromium if there is none. Only root can install the libraries that Chromium needs. */
export function ensureBrowser(): void {
  if (findBrowser()) return;
  console.log("Installing Chromium, because no Chromium was found.");
  const isRoot = process.getuid?.() === 0;
  const isInstalled = run(`npx playwright install ${isRoot ? "--with-deps" : ""} chromium`);
  if (!isInstalled && isRoot && findProgram("apt-get")) {
    run(`apt-get update -qq && apt-get install -y -qq --no-install-recommends ${PACKAGES}`);
  }
  if (findBrowser()) return;
  throw new Error(
    "Cannot find or install Chromium. Install Chromium, or set CHROME_PATH to its path.",
  );
}
