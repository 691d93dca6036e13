import { execFile } from "node:child_process";
import { parseArgs, promisify } from "node:util";
import { BROWSER_ARGUMENTS, findBrowser } from "../src/cli/browser";
import { listRoutes, serveSite } from "./served-site";

/**
 * `npm run pages -- [--peer NAME=FOLDER] [RUNS PATHS]` runs Lighthouse on pages of the built site, on
 * the same pages without scripts, and on the pages with the same paths in the folders of other built
 * sites. The sites take turns, so that a change in the speed of the machine affects all equally.
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

/** Runs Lighthouse with its default settings. */
async function lighthouse(url: string): Promise<Result> {
  const { stdout } = await promisify(execFile)(
    "lighthouse",
    [url, "--output=json", "--output-path=stdout", "--quiet", `--chrome-flags=${FLAGS.join(" ")}`],
    { maxBuffer: 1e8 },
  );
  const result: Result = JSON.parse(stdout);
  if (result.runtimeError)
    throw new Error(`Lighthouse cannot measure ${url}: ${result.runtimeError.message}`);
  return result;
}

const audit = (name: string, runs: Result[]) =>
  Math.round(median(runs.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN)));

const requestsOf = ({ audits }: Result) => audits["network-requests"]?.details?.items ?? [];

/** Returns the size of the responses of a type, or of all. */
function kilobytes(type: string, runs: Result[]): number {
  const bytes = runs.map((run) =>
    requestsOf(run)
      .filter(({ resourceType }) => !type || resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
  );
  return Math.round(median(bytes) / 100) / 10;
}

/** Returns the lowest score of all runs for each category. */
const scores = (runs: Result[]) =>
  CATEGORIES.map((name) =>
    Math.min(...runs.map(({ categories }) => Math.round(100 * (categories[name]?.score ?? 0)))),
  );

/** Computes a row of the table from the runs of a page. */
const columns = (runs: Result[]) => ({
  "perf / a11y / practices / SEO": scores(runs).join(" / "),
  "first paint ms": audit("first-contentful-paint", runs),
  "largest paint ms": audit("largest-contentful-paint", runs),
  "blocked ms": audit("total-blocking-time", runs),
  "main thread ms": audit("mainthread-work-breakdown", runs),
  shift: median(runs.map(({ audits }) => audits["cumulative-layout-shift"]?.numericValue ?? 0)),
  "HTML kB": kilobytes("Document", runs),
  "script kB": kilobytes("Script", runs),
  "all kB": kilobytes("", runs),
  requests: median(runs.map((run) => requestsOf(run).length)),
});

async function main() {
  const { values, positionals } = parseArgs({
    options: { peer: { type: "string", multiple: true, default: [] } },
    allowPositionals: true,
  });
  const [runs = "5", ...routes] = positionals;
  process.env.CHROME_PATH = findBrowser();
  const sites = [
    { name: "ours", ...(await serveSite()) },
    { name: "ours, without scripts", ...(await serveSite(withoutScripts)) },
  ];
  for (const peer of values.peer) {
    const [name = "", folder] = peer.split("=");
    sites.push({ name, ...(await serveSite(undefined, folder)) });
  }
  const rows: object[] = [];
  for (const page of routes.length > 0 ? routes : listRoutes()) {
    const measured = sites.map((): Result[] => []);
    for (let turn = 0; turn < Number(runs); turn++) {
      for (const [index, { url }] of sites.entries())
        measured[index]?.push(await lighthouse(url + page));
    }
    const found = sites.map(({ name }, index) => ({
      page,
      site: name,
      ...columns(measured[index] ?? []),
    }));
    console.error(found);
    rows.push(...found);
  }
  for (const site of sites) site.close();
  console.table(rows);
}

main();
