import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { attempt, installPackages, isRoot, onPath } from "./system-packages";

/** Lets Chromium run as root in a container, and keeps it from asking the network for anything. */
export const BROWSER_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The same engine without windows, which takes a third less time; it keeps no page for Back. */
const SHELLS = ["chromium-headless-shell"];
const WHOLE = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * `quick`: whatever has the engine, best without windows. `whole`: with all that a visitor's has,
 * such as the cache of pages for Back and Forward.
 */
export type BrowserKind = "quick" | "whole";

/**
 * A Chromium for the browser tests: CHROME_PATH, else the usual names on PATH, else the one that
 * Playwright has installed. Undefined where there is none.
 *
 * @throws Error when CHROME_PATH names a file that does not exist
 */
export function findBrowser(kind: BrowserKind = "quick"): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROME_PATH names ${named}, which does not exist.`);
    return named;
  }
  const names = kind === "whole" ? WHOLE : [...SHELLS, ...WHOLE];
  const system = names.map(onPath).find(Boolean);
  if (system) return system;
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/** Chromium in both kinds, and faces to set text in: a bare machine has none. */
const PACKAGES = ["chromium", ...SHELLS, "fonts-liberation", "fonts-dejavu-core"];

/**
 * As `findBrowser`, and installs one where there is none: by Playwright's installer, else by the
 * system's package manager.
 *
 * @throws Error with one line that says what to do when neither works
 */
export function ensureBrowser(kind: BrowserKind = "quick"): string {
  const found = findBrowser(kind);
  if (found) return found;
  console.log("No Chromium found; installing one.");
  const cli = require.resolve("@playwright/test/cli");
  // The libraries it needs come from the system, whose packages only root may install.
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
