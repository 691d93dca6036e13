import { existsSync } from "node:fs";
import path from "node:path";

interface Config {
  module: { rules: object[] };
  resolve: { alias: Record<string, string> };
}

const NOTHING = path.resolve("src/document/nothing.ts");

/** Third-party scripts in a worker, under `develop` only; it brings `<Script>` with it. */
const PARTYTOWN = "node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js";
const SERVICE_WORKER = ".cache/register-service-worker.js";
/** What it imports for partial hydration alone would be a chunk, and code to load such chunks. */
const LOADER = ".cache/loader.js";
/** The head is Helmet's, in `Seo`: no page exports a `Head`. */
const HEAD = ".cache/head/head-export-handler-for-browser.js";

const endsWith = (file: string) => new RegExp(`${file.replace(/[./]/g, "[./\\\\]")}$`);

/**
 * Changes: leaves parts of Gatsby out of the browser scripts for which this site has no use.
 * Documented way: none.
 * Buys: what a visitor loads with the first intent stays within 110 kB (November 2026, Gatsby 5.16.1).
 * Guard: stops the build where one of these files is not there.
 */
export function leaveOutUnused({ module, resolve }: Config, nullLoader: object): void {
  for (const file of [PARTYTOWN, SERVICE_WORKER, LOADER, HEAD]) {
    if (!existsSync(file)) throw new Error(`patches/unused-parts: there is no ${file}`);
  }
  module.rules.push(
    { test: endsWith("internal-plugins/partytown/gatsby-browser.js"), use: nullLoader },
    { test: endsWith(SERVICE_WORKER), use: nullLoader },
    { test: endsWith(LOADER), parser: { dynamicImportMode: "eager" } },
  );
  resolve.alias["react-server-dom-webpack"] = NOTHING;
  resolve.alias[path.resolve(HEAD)] = NOTHING;
}
