import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { BROWSER_ARGUMENTS, findBrowser } from "../src/cli/browser";
import { listRoutes, serveSite } from "./served-site";

/**
 * `npm run pages [-- RUNS PATHS]` runs Lighthouse on pages of the built site, and on the same
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

/** The middle value; of two in the middle, the larger one. NaN without values. */
function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

const withoutScripts = (html: string) =>
  html.replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, "");

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

async function main(runs: number, wanted: string[]) {
  process.env.CHROME_PATH = findBrowser();
  const sites = [await serveSite(), await serveSite(withoutScripts)];
  const rows: Record<string, object> = {};
  for (const route of wanted.length > 0 ? wanted : listRoutes()) {
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
  console.table(rows);
}

const [runs = "5", ...routes] = process.argv.slice(2);
main(Number(runs), routes);
