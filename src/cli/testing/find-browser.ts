import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { attempt, installPackages, isRoot, onPath } from "./system-packages";

/** Makes Chromium run as root in a container, and without network requests of its own. */
export const BROWSER_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Headless shell: the same engine, a third faster, but without a back/forward cache. */
const SHELLS = ["chromium-headless-shell"];
const FULL = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * `quick`: any Chromium, preferably the headless shell. `whole`: a full browser, with features such as
 * the back/forward cache.
 */
export type BrowserKind = "quick" | "whole";

/**
 * Finds a Chromium for the browser tests: CHROME_PATH, else the usual names on PATH, else the one that
 * Playwright has installed. Returns undefined if there is none.
 *
 * @throws Error if CHROME_PATH names a file that does not exist
 */
export function findBrowser(kind: BrowserKind = "quick"): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROME_PATH names ${named}, which does not exist.`);
    return named;
  }
  const names = kind === "whole" ? FULL : [...SHELLS, ...FULL];
  const system = names.map(onPath).find(Boolean);
  if (system) return system;
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/** Both kinds of Chromium, and fonts, which a minimal system does not have. */
const PACKAGES = ["chromium", ...SHELLS, "fonts-liberation", "fonts-dejavu-core"];

/**
 * Like `findBrowser`, but installs a browser if there is none: with Playwright's installer, else with
 * the system's package manager.
 *
 * @throws Error with one line that says what to do, if neither works
 */
export function ensureBrowser(kind: BrowserKind = "quick"): string {
  const found = findBrowser(kind);
  if (found) return found;
  console.log("No Chromium found; installing one.");
  const cli = require.resolve("@playwright/test/cli");
  // It needs system libraries, which only root can install.
  const libraries = isRoot() ? ["--with-deps"] : [];
  if (!attempt(process.execPath, [cli, "install", ...libraries, "chromium"])) {
    installPackages(PACKAGES);
  }
  const installed = findBrowser(kind);
  if (installed) return installed;
  throw new Error(
    "There is no Chromium and none could be installed. Install one, or set CHROME_PATH to it.",
  );
}
