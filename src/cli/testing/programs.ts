import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { Failure } from "../command";

/** Finds the browsers and other programs of the tests, and installs those that are missing. */

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

/** The fonts are installed too, because a minimal system has none. */
const CHROMIUM_PACKAGES = [
  "chromium",
  "chromium-headless-shell",
  "fonts-liberation",
  "fonts-dejavu-core",
];

interface Program {
  /** Names of the executable file */
  names: readonly string[];
  /** Package of Debian */
  package: string;
}

export const JAVA: Program = { names: ["java"], package: "default-jre-headless" };

export const FIREFOX: Program = { names: ["firefox-esr", "firefox"], package: "firefox-esr" };

/** WebKitGTK has the engine of Safari. */
export const WEBKIT: Program = { names: ["WebKitWebDriver"], package: "webkit2gtk-driver" };

export const XVFB: Program = { names: ["Xvfb"], package: "xvfb" };

function findOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(":");
  return names
    .flatMap((name) => folders.map((folder) => `${folder}/${name}`))
    .find((file) => existsSync(file));
}

const isRoot = () => process.getuid?.() === 0;

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

/** Without root or apt-get, nothing is installed. */
function installPackages(packages: readonly string[]): void {
  if (!isRoot() || !findOnPath(["apt-get"])) return;
  run("apt-get", "update", "-qq");
  run("apt-get", "install", "-y", "-qq", "--no-install-recommends", ...packages);
}

export function ensureProgram({ names, package: name }: Program): string {
  const found = findOnPath(names);
  if (found) return found;
  console.log(`Installing ${name}, because ${names[0]} was not found.`);
  installPackages([name]);
  const installed = findOnPath(names);
  if (installed) return installed;
  throw new Failure(`Cannot find or install ${names[0]}. Install ${name}.`);
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
  return named || findOnPath(CHROMIUM) || (existsSync(own) ? own : undefined);
}

/** Like `findBrowser`, but installs a browser if there is none. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log("Installing Chromium, because no Chromium was found.");
  const playwright = require.resolve("@playwright/test/cli");
  // Only root can install the system libraries of Chromium.
  const libraries = isRoot() ? ["--with-deps"] : [];
  if (!run(process.execPath, playwright, "install", ...libraries, "chromium")) {
    installPackages(CHROMIUM_PACKAGES);
  }
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    "Cannot find or install Chromium. Install Chromium, or set CHROME_PATH to its path.",
  );
}
