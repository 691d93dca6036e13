import { existsSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import { attempt, installPackages, isRoot, onPath } from "./system-packages";

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

/** The headless shell is faster than the full browser, but has no back/forward cache. */
const SHELLS = ["chromium-headless-shell"];
const FULL = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

type BrowserKind = "fast" | "full";

export function findBrowser(kind: BrowserKind = "fast"): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (!existsSync(named))
      throw new Error(
        `CHROME_PATH is ${named}, which does not exist. Correct CHROME_PATH, or unset it.`,
      );
    return named;
  }
  const names = kind === "full" ? FULL : [...SHELLS, ...FULL];
  const system = names.map(onPath).find(Boolean);
  if (system) return system;
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });

/** The fonts are installed too, because a minimal system has none. */
const PACKAGES = ["chromium", ...SHELLS, "fonts-liberation", "fonts-dejavu-core"];

/** Like `findBrowser`, but installs a browser if there is none. */
export function ensureBrowser(kind: BrowserKind = "fast"): string {
  const found = findBrowser(kind);
  if (found) return found;
  console.log("Installing Chromium, because no Chromium was found.");
  const cli = require.resolve("@playwright/test/cli");
  // Only root can install the system libraries of Chromium.
  const libraries = isRoot() ? ["--with-deps"] : [];
  if (!attempt(process.execPath, [cli, "install", ...libraries, "chromium"])) {
    installPackages(PACKAGES);
  }
  const installed = findBrowser(kind);
  if (installed) return installed;
  throw new Error(
    "Cannot find or install Chromium. Install Chromium, or set CHROME_PATH to its path.",
  );
}
