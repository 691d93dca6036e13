import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { runCommand } from "../cli/shared/command";
import { BROWSER_ARGUMENTS, findBrowser } from "../cli/testing/find-browser";
import { compressOutput } from "../gatsby/output/compress";
import { builtSite, listRoutes, median, serve, stripScripts } from "./built-pages";

/**
 * `npm run bench:pages [-- RUNS PATHS]` runs Lighthouse on pages of the built site, and on the same
 * pages without scripts. Runs with and without scripts alternate, so that a change in the speed of
 * the machine affects both equally.
 */

const FLAGS = ["--headless", ...BROWSER_ARGUMENTS];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

interface Audit {
  numericValue?: number;
  details?: { items?: { resourceType?: string; transferSize?: number }[] };
}

interface Result {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, Audit>;
}

/**
 * Runs Lighthouse with its default settings. For pages without scripts, only the category
 * "performance" is measured.
 */
async function lighthouse(url: string, isPlain: boolean): Promise<Result> {
  const options = ["--output=json", "--output-path=stdout", "--quiet"];
  if (isPlain) options.push("--only-categories=performance");
  const { stdout } = await promisify(execFile)(
    "lighthouse",
    [url, ...options, `--chrome-flags=${FLAGS.join(" ")}`],
    { maxBuffer: 1e8 },
  );
  const result: Result = JSON.parse(stdout);
  if (result.runtimeError)
    throw new Error(`Lighthouse cannot measure ${url}: ${result.runtimeError.message}`);
  return result;
}

const audit = (name: string, runs: Result[]) =>
  median(runs.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
const paintMs = (runs: Result[]) => audit("largest-contentful-paint", runs);
const blockedMs = (runs: Result[]) => audit("total-blocking-time", runs).toFixed(0);

const requestsOf = ({ audits }: Result) => audits["network-requests"]?.details?.items ?? [];

function kilobytes(type: string, runs: Result[]): number {
  const bytes = runs.map((run) =>
    requestsOf(run)
      .filter(({ resourceType }) => resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
  );
  return Math.round(median(bytes) / 100) / 10;
}

/** Returns the lowest score of all runs for each category. */
const scores = (runs: Result[]) =>
  CATEGORIES.map((name) =>
    Math.min(...runs.map(({ categories }) => Math.round(100 * (categories[name]?.score ?? 0)))),
  );

/**
 * Computes one row of the table from the runs of a page with scripts and of the same page without
 * scripts.
 */
const columns = (site: Result[], plain: Result[]) => ({
  "perf / a11y / practices / SEO": scores(site).join(" / "),
  "largest paint ms": Math.round(paintMs(site)),
  "plain HTML ms": Math.round(paintMs(plain)),
  ratio: Number((paintMs(site) / paintMs(plain)).toFixed(3)),
  "blocked ms, ours / plain": `${blockedMs(site)} / ${blockedMs(plain)}`,
  shift: audit("cumulative-layout-shift", site),
  "HTML kB": kilobytes("Document", site),
  "script kB": kilobytes("Script", site),
  requests: median(site.map((run) => requestsOf(run).length)),
});

async function run(runs: number, wanted: string[]) {
  process.env.CHROME_PATH = findBrowser();
  const folder = mkdtempSync(path.join(tmpdir(), "bench-pages-"));
  const roots = [path.join(folder, "site"), path.join(folder, "plain")];
  const built = builtSite();
  for (const root of roots) cpSync(built, root, { recursive: true });
  stripScripts(roots[1] ?? "");
  for (const root of roots) await compressOutput(root);
  const sites = await Promise.all(roots.map(serve));
  const rows: Record<string, object> = {};
  for (const route of wanted.length > 0 ? wanted : listRoutes(built)) {
    const measured: [Result[], Result[]] = [[], []];
    for (let turn = 0; turn < runs; turn++) {
      for (const [index, { url }] of sites.entries()) {
        measured[index]?.push(await lighthouse(url + route, index === 1));
      }
    }
    rows[route] = columns(...measured);
    console.error(route, rows[route]);
  }
  for (const site of sites) site.close();
  rmSync(folder, { recursive: true });
  console.table(rows);
}

const [runs = "5", ...routes] = process.argv.slice(2);
runCommand(async () => {
  await run(Number(runs), routes);
  process.exit();
});
