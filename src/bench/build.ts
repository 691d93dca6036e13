import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { copyProject } from "../../__tests__/support/copy-project";
import { Failure, readArguments, runCommand } from "../cli/shared/command";
import { printTable } from "../cli/shared/print-table";
import { writePeer, writePeerPost } from "./build-peer";
import { benchPictures, benchPost, writePost } from "./build-posts";

/**
 * `npm run bench:build -- [--covers] [10 1000]` measures builds of this site and of a default
 * Gatsby blog, first with 10 posts and then with 1000 posts. Each post has 600 words. In the table,
 * "cold" is a build without caches. "edit" is a build after a change of one post. "new" is a build
 * after adding a post, which changes all lists of posts. With `--covers`, the posts share 20
 * covers. Otherwise the posts of this site share one cover, and the posts of the default blog have
 * no cover.
 */

const USAGE = "npm run bench:build -- [--covers] [numbers of posts, as 10 1000]";

const COUNTS = [10, 1000];

interface Site {
  name: string;
  setUp(folder: string): void;
  write(folder: string, number: number, pictures: Buffer[]): string;
}

const pictureOf = (number: number, pictures: Buffer[]) => pictures[number % pictures.length];

const sitesFor = (covers: boolean): Site[] => [
  {
    name: "ours",
    setUp: copyProject,
    write: (folder, number, pictures) => {
      const picture = pictureOf(number, pictures) as Buffer;
      return writePost(path.join(folder, "content"), benchPost(number), picture);
    },
  },
  {
    name: "default Gatsby",
    setUp: writePeer,
    write: (folder, number, pictures) =>
      writePeerPost(folder, benchPost(number), covers ? pictureOf(number, pictures) : undefined),
  },
];

/** Clock ticks per second. /proc counts processor time in clock ticks. */
const TICKS = 100;

/** Returns the processor time of all ended child processes, or NaN without /proc. */
function processorSeconds(): number {
  try {
    const stat = readFileSync("/proc/self/stat", "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[13]) + Number(fields[14])) / TICKS;
  } catch {
    return Number.NaN;
  }
}

async function measureBuild(folder: string): Promise<{ seconds: number; processor: number }> {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(SITE_URL|GATSBY_.*|NODE_OPTIONS)$/.test(name),
  );
  const env = { ...Object.fromEntries(kept), GATSBY_TELEMETRY_DISABLED: "1", CI: "true" };
  const before = processorSeconds();
  const start = performance.now();
  const build = spawn("npm", ["run", "-s", "build"], { cwd: folder, env });
  let log = "";
  for (const stream of [build.stdout, build.stderr]) {
    stream.on("data", (text) => {
      log += text;
    });
  }
  const [code] = await once(build, "close");
  if (code !== 0)
    throw new Error(
      `The build in ${folder} failed. Correct the error in this log:\n${log.slice(-3000)}`,
    );
  const seconds = (performance.now() - start) / 1000;
  return { seconds, processor: processorSeconds() - before };
}

async function measure(site: Site, count: number, pictures: Buffer[]) {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-build-"));
  try {
    site.setUp(folder);
    let edited = "";
    for (let number = 1; number <= count; number++) edited = site.write(folder, number, pictures);
    const cold = await measureBuild(folder);
    appendFileSync(edited, "\nOne more sentence.\n");
    const edit = await measureBuild(folder);
    site.write(folder, 0, pictures);
    return { cold, edit, added: await measureBuild(folder) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function run(): Promise<void> {
  const { values, positionals } = readArguments(USAGE, {
    options: { covers: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const { covers } = values;
  const given = positionals.map(Number);
  if (!given.every((count) => count > 0)) throw new Failure(`Use: ${USAGE}`);
  const counts = given.length > 0 ? given : COUNTS;
  const pictures = await benchPictures(covers);
  const rows: string[][] = [];
  for (const count of counts) {
    for (const site of sitesFor(covers)) {
      const { cold, edit, added } = await measure(site, count, pictures);
      const times = [cold.seconds, edit.seconds, added.seconds, cold.processor];
      rows.push([String(count), site.name, ...times.map((seconds) => seconds.toFixed(1))]);
    }
  }
  printTable(["posts", "", "cold s", "edit s", "new s", "cold CPU s"], rows);
}

runCommand(run);
