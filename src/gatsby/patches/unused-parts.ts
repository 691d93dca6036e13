import { existsSync } from "node:fs";
import path from "node:path";
import { versionError } from "./version-error";

interface Config {
  module: { rules: object[] };
  resolve: { alias: Record<string, string> };
}

const NOTHING = path.resolve("src/gatsby/patches/nothing.ts");

/**
 * Partytown runs third-party scripts in a worker. The file imports the code of `<Script>`, which the
 * site does not use.
 */
const PARTYTOWN = "node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js";
const SERVICE_WORKER = ".cache/register-service-worker.js";
/**
 * The dynamic import in this file serves partial hydration only, and would add a chunk and a chunk
 * loader.
 */
const LOADER = ".cache/loader.js";
/**
 * Gatsby's file for `Head` exports of pages. The site does not need this file, because `Seo` writes
 * the head with react-helmet.
 */
const HEAD = ".cache/head/head-export-handler-for-browser.js";

const endsWith = (file: string) => new RegExp(`${file.replace(/[./]/g, "[./\\\\]")}$`);

/**
 * Removes parts of Gatsby that this site does not use from the browser scripts. Gatsby has no option for
 * this. The scripts that load on the first interaction stay within 110 kB (November 2026, Gatsby 5.16.1).
 * The build stops if one of these files does not exist.
 */
export function leaveOutUnused({ module, resolve }: Config, nullLoader: object): void {
  for (const file of [PARTYTOWN, SERVICE_WORKER, LOADER, HEAD]) {
    if (!existsSync(file)) throw versionError("unused-parts", `there is no file ${file}`);
  }
  module.rules.push(
    { test: endsWith("internal-plugins/partytown/gatsby-browser.js"), use: nullLoader },
    { test: endsWith(SERVICE_WORKER), use: nullLoader },
    { test: endsWith(LOADER), parser: { dynamicImportMode: "eager" } },
  );
  resolve.alias["react-server-dom-webpack"] = NOTHING;
  resolve.alias[path.resolve(HEAD)] = NOTHING;
}
