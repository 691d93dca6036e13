import { type ChildProcess, execFile, spawn } from "node:child_process";
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { runCommand } from "../cli/shared/failure";
import { ensureTool, NGINX, WRK } from "../cli/testing/system-packages";
import { builtSite, compressAll, editPages, listRoutes } from "./built-pages";
import { printTable } from "./print-table";
import { freePort, release, startNginx } from "./start-nginx";

/**
 * `npm run bench:serve`: requests all pages of the built site from nginx with the configuration in
 * `deploy`, over 64 connections. Compared with one file of their mean size from the same nginx, and from
 * an nginx without this configuration. Then the pages again during two releases. wrk and nginx share the
 * processors.
 */

const CONNECTIONS = 64;
const SECONDS = 5;
const TURNS = 3;

/** Path of the file that is compared with the pages. */
const FIXED = "/fixed";

interface Load {
  perSecond: number;
  /** Median and 99th percentile of the response times in milliseconds. */
  median: number;
  slowest: number;
  failed: number;
  requests: number;
}

async function load(url: string, routes: string[], seconds = SECONDS): Promise<Load> {
  const script = path.join(__dirname, "serve.lua");
  const options = ["-t1", `-c${CONNECTIONS}`, `-d${seconds}s`, "-s", script, url, "--"];
  const { stdout } = await promisify(execFile)(ensureTool(WRK), [...options, ...routes]);
  return JSON.parse(stdout.trim().split("\n").at(-1) ?? "");
}

/** Starts nginx with a minimal configuration: no headers, no compressed copies, no lookups. */
async function startBare(folder: string, root: string): Promise<[ChildProcess, string]> {
  const port = await freePort();
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const temporary = paths.map((name) => `${name}_temp_path ${name};`).join(" ");
  writeFileSync(
    path.join(folder, "nginx.conf"),
    `worker_processes auto; pid nginx.pid; error_log stderr; events { worker_connections 1024; }
    http { ${temporary} access_log off; sendfile on; tcp_nopush on;
      server { listen 127.0.0.1:${port}; root ${root}; } }`,
  );
  const options = ["-p", folder, "-c", "nginx.conf", "-g", "daemon off;"];
  const child = spawn(ensureTool(NGINX), options, { stdio: ["ignore", "ignore", "inherit"] });
  return [child, `http://127.0.0.1:${port}`];
}

function median(loads: Load[]): Load {
  const sorted = [...loads].sort((a, b) => a.perSecond - b.perSecond);
  const middle = sorted[Math.floor(sorted.length / 2)] as Load;
  return { ...middle, failed: loads.reduce((sum, { failed }) => sum + failed, 0) };
}

/** Copies the site and changes every page, as a later build would. */
function nextBuild(built: string, folder: string, number: number): string {
  const project = path.join(folder, `build-${number}`);
  const output = path.join(project, "public");
  cpSync(built, output, { recursive: true });
  cpSync("deploy/generated", path.join(project, "deploy/generated"), { recursive: true });
  editPages(output, (html) => html.replace("</title>", ` ${number}</title>`));
  compressAll(output);
  return output;
}

async function run(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-serve-"));
  chmodSync(folder, 0o755);
  const built = builtSite();
  const routes = listRoutes(built);
  const sizes = routes.map((route) => statSync(path.join(built, route, "index.html.br")).size);
  const mean = Math.round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length);
  const builds = [1, 2].map((number) => nextBuild(built, folder, number));
  const site = await startNginx(built);
  writeFileSync(path.join(site.folder, "current", FIXED), "x".repeat(mean));
  const [bare, bareUrl] = await startBare(folder, path.join(site.folder, "current"));
  try {
    const [pages, fixed, least]: [Load[], Load[], Load[]] = [[], [], []];
    for (let turn = 0; turn < TURNS; turn++) {
      pages.push(await load(site.url, routes));
      fixed.push(await load(site.url, [FIXED]));
      least.push(await load(bareUrl, [FIXED]));
    }
    const exchanged = load(site.url, routes, 2 * SECONDS);
    for (const build of builds) {
      await new Promise((next) => setTimeout(next, (SECONDS * 1000) / 2));
      release(build, site.folder);
    }
    const row = (name: string, { perSecond, median, slowest, failed, requests }: Load) => [
      name,
      String(perSecond),
      median.toFixed(1),
      slowest.toFixed(1),
      String(requests),
      String(failed),
    ];
    const [all, one] = [median(pages), median(fixed)];
    printTable(
      ["", "requests/s", "median ms", "99 % ms", "requests", "failed"],
      [
        row(`all ${routes.length} pages`, all),
        row(`one file of ${mean} bytes`, one),
        row("that file, bare nginx", median(least)),
        row("two new builds meanwhile", await exchanged),
      ],
    );
    const page = readFileSync(path.join(site.folder, "current/index.html"), "utf8");
    // Per turn, as the machine's speed may differ between turns.
    const shares = pages.map((turn, index) => turn.perSecond / (fixed[index]?.perSecond ?? 0));
    const middle = shares.sort((a, b) => a - b)[Math.floor(TURNS / 2)] ?? 0;
    const share = (100 * middle).toFixed(0);
    console.log(`All pages at ${share} % of the rate of one file.`);
    if (!page.includes(" 2</title>")) throw new Error("The last build is not on line.");
  } finally {
    bare.kill();
    await site.stop();
    rmSync(folder, { recursive: true });
  }
}

runCommand(run);
