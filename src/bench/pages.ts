import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { runCommand } from "../cli/shared/command";
import { printTable } from "../cli/shared/print-table";
import { BROWSER_ARGUMENTS, findBrowser } from "../cli/testing/find-browser";
import { compressOutput } from "../gatsby/output/compress";
import { builtSite, listRoutes, median, serve, stripScripts } from "./built-pages";

/**
 * `npm run bench:pages [-- RUNS PATHS]` runs Lighthouse on pages of the built site, and on the same
 * pages without scripts. The runs alternate, so that the speed of the machine affects both.
 */

const FLAGS = ["--headless", ...BROWSER_ARGUMENTS];
const HEADINGS = [
  "page",
  "perf / a11y / practices / SEO",
  "largest paint ms",
  "plain HTML ms",
  "ratio",
  "blocked ms, ours / plain",
  "shift",
  "HTML kB",
  "script kB",
  "requests",
];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

interface Measures {
  scores: number[];
  paintMs: number;
  blockingMs: number;
  shift: number;
  htmlBytes: number;
  scriptBytes: number;
  requests: number;
}

interface Audit {
  numericValue?: number;
  details?: { items?: { resourceType?: string; transferSize?: number }[] };
}

interface Result {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, Audit>;
}

/** Runs Lighthouse with its defaults. Of a plain page, only performance is measured. */
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

async function measure(url: string, isPlain: boolean): Promise<Measures> {
  const { categories, audits } = await lighthouse(url, isPlain);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const requests = audits["network-requests"]?.details?.items ?? [];
  const bytes = (type: string) =>
    requests
      .filter(({ resourceType }) => resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    scores: CATEGORIES.map((name) => Math.round(100 * (categories[name]?.score ?? 0))),
    paintMs: value("largest-contentful-paint"),
    blockingMs: value("total-blocking-time"),
    shift: value("cumulative-layout-shift"),
    htmlBytes: bytes("Document"),
    scriptBytes: bytes("Script"),
    requests: requests.length,
  };
}

/** The median of each measure, and the lowest score of each category. */
function summarize(runs: Measures[]): Measures {
  const of = (key: Exclude<keyof Measures, "scores">) => median(runs.map((run) => run[key]));
  return {
    scores: CATEGORIES.map((_, index) => Math.min(...runs.map(({ scores }) => scores[index] ?? 0))),
    paintMs: of("paintMs"),
    blockingMs: of("blockingMs"),
    shift: of("shift"),
    htmlBytes: of("htmlBytes"),
    scriptBytes: of("scriptBytes"),
    requests: of("requests"),
  };
}

async function run(runs: number, wanted: string[]) {
  process.env.CHROME_PATH = findBrowser();
  const folder = mkdtempSync(path.join(tmpdir(), "bench-pages-"));
  const roots = [path.join(folder, "site"), path.join(folder, "plain")];
  const built = builtSite();
  for (const root of roots) cpSync(built, root, { recursive: true });
  stripScripts(roots[1] ?? "");
  for (const root of roots) await compressOutput(root);
  const sites = await Promise.all(roots.map(serve));
  const rows: string[][] = [];
  for (const route of wanted.length > 0 ? wanted : listRoutes(built)) {
    const measured: Measures[][] = [[], []];
    for (let turn = 0; turn < runs; turn++) {
      for (const [index, { url }] of sites.entries()) {
        measured[index]?.push(await measure(url + route, index === 1));
      }
    }
    const [site, plain] = measured.map(summarize) as [Measures, Measures];
    const ms = (value: number) => value.toFixed(0);
    const kilobytes = (value: number) => (value / 1000).toFixed(1);
    const row = [
      route,
      site.scores.join(" / "),
      ms(site.paintMs),
      ms(plain.paintMs),
      (site.paintMs / plain.paintMs).toFixed(3),
      `${ms(site.blockingMs)} / ${ms(plain.blockingMs)}`,
      site.shift.toFixed(3),
      kilobytes(site.htmlBytes),
      kilobytes(site.scriptBytes),
      String(site.requests),
    ];
    rows.push(row);
    console.error(row.join("  "));
  }
  for (const site of sites) site.close();
  rmSync(folder, { recursive: true });
  printTable(HEADINGS, rows);
}

const [runs = "5", ...routes] = process.argv.slice(2);
runCommand(async () => {
  await run(Number(runs), routes);
  process.exit();
});
